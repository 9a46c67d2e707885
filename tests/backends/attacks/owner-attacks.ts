import { keyOf, make } from './people.ts';
import { send, trial, tryAll, type Attack, type Attempt, type Target, type Trial } from './target.ts';

const NOTEBOOKS = '/api/v1/notebooks';
const NOTES = '/api/v1/notes';
const REMINDERS = '/api/v1/reminders';

/** Somebody with records of their own, and their paths. */
type Victim = {
  readonly token: string;
  readonly account: string;
  readonly notebook: string;
  readonly note: string;
  readonly reminder: string;
};

/** A title is there once for each owner. */
let victims = 0;

/** A user who has a notebook with a note and a reminder, labelled by an administrator's label. */
async function victim(target: Target): Promise<Victim> {
  const token = target.user.accessToken;
  victims += 1;
  const notebook = await make(target, token, NOTEBOOKS, { title: `Secret plans ${victims}` });
  const note = await make(target, token, NOTES, { notebookId: keyOf(notebook), body: 'the secret' });
  const reminder = await make(target, token, REMINDERS, { noteId: Number(keyOf(note)), dueOn: '2030-01-01' });
  const { text } = await send(target, { path: notebook, token });
  return { token, account: (JSON.parse(text) as { ownerId: string }).ownerId, notebook, note, reminder };
}

/** Another user, who may do as much. */
async function stranger(target: Target): Promise<string> {
  const answer = await send(target, { method: 'POST', path: '/auth/login', body: await target.newcomer() });
  return (JSON.parse(answer.text) as { accessToken: string }).accessToken;
}

async function single(target: Target): Promise<readonly Trial[]> {
  const { notebook, note, reminder } = await victim(target);
  const token = await stranger(target);
  const bodies = {
    [notebook]: { title: 'taken' },
    [note]: { notebookId: keyOf(notebook), body: 'taken' },
    [reminder]: { noteId: Number(keyOf(note)), dueOn: '2031-01-01' },
  };
  const trials: Trial[] = [];
  for (const [path, body] of Object.entries(bodies)) {
    const headers = { 'Content-Type': 'application/merge-patch+json' };
    const attempts: Readonly<Record<string, Attempt>> = {
      [`reads ${path}`]: { path, token },
      [`asks for the head of ${path}`]: { method: 'HEAD', path, token },
      [`replaces ${path}`]: { method: 'PUT', path, token, body },
      [`patches ${path}`]: { method: 'PATCH', path, token, body: {}, headers },
      [`deletes ${path}`]: { method: 'DELETE', path, token },
    };
    trials.push(...(await tryAll(target, attempts, 404)));
  }
  return trials;
}

/** Whether a list shows anything of somebody else's. */
async function isShown(target: Target, path: string, token: string): Promise<Trial> {
  const answer = await send(target, { path, token });
  const isEmpty = answer.status === 200 && (JSON.parse(answer.text) as { totalItems: number }).totalItems === 0;
  const isRefused = answer.status === 400 || answer.status === 403 || answer.status === 404;
  return { what: `lists ${path}`, held: isEmpty || isRefused, answer: `${answer.status} ${answer.text.slice(0, 200)}` };
}

async function lists(target: Target): Promise<readonly Trial[]> {
  const { account, notebook, note } = await victim(target);
  const token = await stranger(target);
  const paths = [
    ...[
      NOTEBOOKS,
      NOTES,
      REMINDERS,
      '/api/v1/visits',
      '/api/v1/recent-notes',
      `${note}/labels`,
      `${notebook}/notes`,
      `${notebook}/notes?body=secret`,
    ],
    ...[`${NOTEBOOKS}?ownerId=${account}`, `${NOTEBOOKS}?title=Secret`, `${NOTEBOOKS}?sort=ownerId,desc&size=100`],
    ...[`${NOTES}?notebookId=${keyOf(notebook)}`, `${NOTES}?body=secret`, `${NOTES}?sort=notebookId`],
    ...[`${REMINDERS}?createdBy=${account}`, `${REMINDERS}?noteId=${keyOf(note)}`, `${REMINDERS}?page=0&size=1`],
  ];
  return Promise.all(paths.map((path) => isShown(target, path, token)));
}

/** A record of one's own that would lie among somebody else's, made so or moved there. */
async function references(target: Target): Promise<readonly Trial[]> {
  const { notebook, note } = await victim(target);
  const token = await stranger(target);
  const own = await make(target, token, NOTEBOOKS, { title: 'Mine' });
  const ownNote = await make(target, token, NOTES, { notebookId: keyOf(own), body: 'mine' });
  const ownReminder = await make(target, token, REMINDERS, { dueOn: '2030-01-01' });
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  const noteBody = { notebookId: keyOf(notebook), body: 'smuggled' };
  const reminderBody = { noteId: Number(keyOf(note)), dueOn: '2030-01-01' };
  return tryAll(
    target,
    {
      'makes a note in it': { method: 'POST', path: NOTES, token, body: noteBody },
      'moves a note there': { method: 'PUT', path: ownNote, token, body: noteBody },
      'moves a note there by a patch': { method: 'PATCH', path: ownNote, token, body: noteBody, headers },
      'makes a reminder of it': { method: 'POST', path: REMINDERS, token, body: reminderBody },
      'moves a reminder there': { method: 'PUT', path: ownReminder, token, body: reminderBody },
      'moves a reminder there by a patch': { method: 'PATCH', path: ownReminder, token, body: reminderBody, headers },
      'labels it': { method: 'PUT', path: `${note}/labels/1`, token },
      'takes a label from it': { method: 'DELETE', path: `${note}/labels/1`, token },
      'notes a visit of it': { method: 'POST', path: '/api/v1/visits', token, body: { noteId: Number(keyOf(note)) } },
    },
    ...[403, 404, 422],
  );
}

/** A reference that an administrator led to what is somebody else's: its key stays, the title behind it is not told. */
async function labels(target: Target): Promise<readonly Trial[]> {
  const { notebook } = await victim(target);
  const token = await stranger(target);
  const administrator = target.administrator.accessToken;
  const own = await make(target, token, REMINDERS, { dueOn: '2030-01-01' });
  const body = { notebookId: keyOf(notebook), dueOn: '2030-01-01' };
  const moved = await send(target, { method: 'PUT', path: own, token: administrator, body });
  const trials = [trial('an administrator leads it there', moved, 200)];
  const seen = await send(target, { path: `${own}?expand=notebook`, token: administrator });
  const answer = `${seen.status} ${seen.text.slice(0, 300)}`;
  trials.push({ what: 'an administrator reads its title', held: seen.text.includes('Secret plans'), answer });
  for (const path of [own, REMINDERS, `${REMINDERS}?notebookId=${keyOf(notebook)}`]) {
    const what = `names what ${path} refers to`;
    const expand = `${path.includes('?') ? '&' : '?'}expand=notebook`;
    const { status, text } = await send(target, { path: path + expand, token });
    const held = status === 200 && text.includes('"notebook":null') && !text.includes('Secret plans');
    trials.push({ what, held, answer: `${status} ${text.slice(0, 300)}` });
  }
  return trials;
}

/** Records given away, or made in somebody's name. */
async function givenAway(target: Target): Promise<readonly Trial[]> {
  const { account } = await victim(target);
  const token = await stranger(target);
  const own = await make(target, token, NOTEBOOKS, { title: 'Mine to give' });
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  const attempts: Readonly<Record<string, Attempt>> = {
    'makes one in the name of somebody': {
      ...{ method: 'POST', path: NOTEBOOKS, token, body: { title: 'Gift', ownerId: account } },
    },
    'replaces its owner': { method: 'PUT', path: own, token, body: { title: 'Gift', ownerId: account } },
    'patches its owner': { method: 'PATCH', path: own, token, body: { ownerId: account }, headers },
    'patches its owner by the name of the column': {
      ...{ method: 'PATCH', path: own, token, body: { owner_id: account }, headers },
    },
  };
  const trials: Trial[] = [];
  for (const [what, attempt] of Object.entries(attempts)) {
    const { status } = await send(target, attempt);
    const theirs = await send(target, { path: `${NOTEBOOKS}?size=100`, token: target.user.accessToken });
    const mine = await send(target, { path: own, token });
    const held = !/Gift|Mine to give/u.test(theirs.text) && !mine.text.includes(account);
    trials.push({ what, held, answer: `${status}, then ${theirs.text.slice(0, 200)}` });
  }
  return trials;
}

/** Owners go on with what is theirs, and administrators see it. */
async function owners(target: Target): Promise<readonly Trial[]> {
  const { token, notebook, note, reminder } = await victim(target);
  const administrator = target.administrator.accessToken;
  const trials: Trial[] = [];
  for (const path of [notebook, note, reminder]) {
    trials.push(trial(`the owner reads ${path}`, await send(target, { path, token }), 200));
    trials.push(trial(`an administrator reads ${path}`, await send(target, { path, token: administrator }), 200));
  }
  for (const path of [reminder, note, notebook])
    trials.push(trial(`the owner deletes ${path}`, await send(target, { method: 'DELETE', path, token }), 204));
  return trials;
}

/** What somebody tries with the records of somebody else, in the backend of the case `notes-owned`. */
export const OWNER_ATTACKS: readonly Attack[] = [
  { title: 'records of somebody else', run: single },
  { title: 'lists and filters that would show them', run: lists },
  { title: 'references that lead to them', run: references },
  { title: 'labels of what a record refers to', run: labels },
  { title: 'records given away by a request', run: givenAway },
  { title: 'what owners and administrators must still be able to do', run: owners },
];
