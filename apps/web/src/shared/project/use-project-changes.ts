import { MESSAGES, type Project, type ProjectChange } from '@backsmith/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isSessionOver, sentenceOf } from '../api/api-error.ts';
import { notify } from '../lib/notify.ts';
import { changeProject, deleteProject } from './project-calls.ts';

/** Every cached answer that names projects begins with this. */
const PROJECTS = ['projects'] as const;

/** What is cached: lists come as they are, or as a page with its projects; other answers have neither. */
type Cached = readonly Project[] | { readonly projects?: readonly Project[] } | null | undefined;

type Lists = readonly (readonly [key: readonly unknown[], data: Cached])[];

/** Changes every cached list at once, before the server has answered. @returns what was there, to put it back */
function changeLists(client: QueryClient, change: (projects: readonly Project[]) => readonly Project[]): Lists {
  const before = client.getQueriesData<Cached>({ queryKey: PROJECTS });
  for (const [key, data] of before) client.setQueryData(key, inData(data, change));
  return before;
}

function inData(data: Cached, change: (projects: readonly Project[]) => readonly Project[]): Cached {
  if (isList(data)) return change(data);
  return isList(data?.projects) ? { ...data, projects: change(data.projects) } : data;
}

function isList(data: Cached): data is readonly Project[] {
  return Array.isArray(data);
}

/** Renaming and deleting, seen at once; what the server refuses is taken back and told. */
export function useProjectChanges({ id }: Pick<Project, 'id'>, onDone: () => void) {
  const client = useQueryClient();
  const putBack = (before: Lists | undefined) => before?.forEach(([key, data]) => client.setQueryData(key, data));
  const settle = () => client.invalidateQueries({ queryKey: PROJECTS });
  const tell = (error: unknown, otherwise: string) => {
    if (!isSessionOver(error)) notify({ tone: 'bad', title: sentenceOf(error, otherwise) });
  };
  const save = useMutation({
    mutationFn: (change: ProjectChange) => changeProject(id, change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: PROJECTS });
      const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      return changeLists(client, (projects) => projects.map((one) => (one.id === id ? { ...one, ...set } : one)));
    },
    onSuccess: () => {
      notify({ tone: 'ok', title: MESSAGES.projectSaved });
      onDone();
    },
    onError: (error, _change, before) => {
      putBack(before);
      tell(error, MESSAGES.projectChangeFailed);
    },
    onSettled: settle,
  });
  const remove = useMutation({
    mutationFn: () => deleteProject(id),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: PROJECTS });
      return changeLists(client, (projects) => projects.filter((one) => one.id !== id));
    },
    onSuccess: () => {
      notify({ tone: 'ok', title: MESSAGES.projectDeleted });
      onDone();
    },
    onError: (error, _nothing, before) => {
      putBack(before);
      tell(error, MESSAGES.projectDeleteFailed);
    },
    onSettled: settle,
  });
  return { save, remove };
}
