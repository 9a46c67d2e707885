import { done, PATHS, projectAnswer, type ProjectChange } from '@backsmith/contract';
import { call } from '../api/call.ts';

/** Renames a project or changes its description. @returns it as it is now */
export async function changeProject(id: string, json: ProjectChange) {
  return (await call(PATHS.project(id), projectAnswer, { method: 'PATCH', json })).data.project;
}

/** Deletes a project with its schema and all its versions. */
export function deleteProject(id: string) {
  return call(PATHS.project(id), done, { method: 'DELETE' });
}
