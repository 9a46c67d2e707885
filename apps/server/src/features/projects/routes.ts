import {
  done,
  PATHS,
  projectAnswer,
  projectChange,
  projectsAnswer,
  projectsQuery,
  projectStatsAnswer,
} from '@backsmith/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { refusals, stream } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { streamGeneration, type StreamParts } from '../../http/event-stream.ts';
import { sendArchive } from '../../http/send-archive.ts';
import { stillSignedIn } from '../../http/still-signed-in.ts';
import { loadEvent } from '../../projects/load-event.ts';
import { projectView } from '../../projects/project-view.ts';
import { ownProject } from '../../projects/own-project.ts';
import { archiveOf, cancel, change, generationOf, list, remove, stats, type ProjectParts } from './service.ts';

const tags = ['projects'];
const params = z.object({ projectId: z.string() });
const projectPath = `${PATHS.projects}/:projectId`;

export function projectRoutes(app: App, parts: ProjectParts & StreamParts): void {
  app.get(
    PATHS.projects,
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Own projects, newest first',
        querystring: projectsQuery,
        response: { 200: projectsAnswer, ...refusals },
      },
    },
    async (request) => {
      const { projects, pagination } = await list(parts, callerOf(request).account, request.query);
      return { success: true as const, data: { projects: projects.map(projectView), pagination } };
    },
  );

  app.get(
    PATHS.projectStats,
    {
      config: { access: 'user' },
      schema: { tags, summary: 'Own projects by status', response: { 200: projectStatsAnswer, ...refusals } },
    },
    async (request) => ({ success: true as const, data: await stats(parts, callerOf(request).account) }),
  );

  oneProjectRoutes(app, parts);
  outputRoutes(app, parts);
}

function oneProjectRoutes(app: App, parts: ProjectParts): void {
  app.get(
    projectPath,
    {
      config: { access: 'owner' },
      schema: { tags, summary: 'One project', params, response: { 200: projectAnswer, ...refusals } },
    },
    async (request) => {
      const project = await ownProject(parts, callerOf(request).account, request.params.projectId);
      return { success: true as const, data: { project: projectView(project) } };
    },
  );

  app.patch(
    projectPath,
    {
      config: { access: 'owner' },
      schema: {
        tags,
        summary: 'Rename a project, or change its description',
        params,
        body: projectChange,
        response: { 200: projectAnswer, ...refusals },
      },
    },
    async (request) => {
      const project = await change(parts, callerOf(request).account, request.params.projectId, request.body);
      return { success: true as const, data: { project: projectView(project) } };
    },
  );

  app.delete(
    projectPath,
    {
      config: { access: 'owner' },
      schema: {
        tags,
        summary: 'Delete a project and all that belongs to it',
        params,
        response: { 200: done, ...refusals },
      },
    },
    async (request) => {
      await remove(parts, callerOf(request).account, request.params.projectId);
      return { success: true as const, message: 'The project was deleted.' };
    },
  );

  app.post(
    `${projectPath}/cancel`,
    {
      config: { access: 'owner' },
      schema: { tags, summary: 'Stop a generation', params, response: { 200: projectAnswer, ...refusals } },
    },
    async (request) => {
      const project = await cancel(parts, callerOf(request).account, request.params.projectId);
      return { success: true as const, data: { project: projectView(project) } };
    },
  );
}

function outputRoutes(app: App, parts: ProjectParts & StreamParts): void {
  app.get(
    `${projectPath}/download`,
    {
      exposeHeadRoute: false,
      config: { access: 'owner' },
      schema: { tags, summary: 'The archive (application/zip)', params, response: { 200: stream, ...refusals } },
    },
    async (request, reply) => {
      const archive = await archiveOf(parts, callerOf(request).account, request.params.projectId);
      return sendArchive(request, reply, parts.storage, archive);
    },
  );

  app.get(
    `${projectPath}/events`,
    {
      exposeHeadRoute: false,
      config: { access: 'owner' },
      schema: {
        tags,
        summary: 'The progress of the latest generation (text/event-stream)',
        params,
        response: { 200: stream, ...refusals },
      },
    },
    async (request, reply) => {
      const { account } = callerOf(request);
      const { generation } = await generationOf(parts, account, request.params.projectId);
      const leave = app.streamPlaces.take(account.id);
      const load = () => loadEvent(parts.db, generation.id);
      await streamGeneration(reply, parts, generation.id, load, stillSignedIn(request, parts)).finally(leave);
    },
  );
}
