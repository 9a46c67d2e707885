import { logIn, newCode, post, renew, send, tokensOf, trial, type Attack, type Target, type Trial } from './target.ts';

const NEW = 'another horse battery';

/** Often enough that a gap of a millisecond is met. */
const ROUNDS = 5;

/** Asks for a new password and answers what takes the code of the mail. */
async function resetOf(target: Target, email: string): Promise<() => Promise<Trial>> {
  const token = await newCode(target, email, () => post(target, 'request-password-reset', { email }));
  return async () =>
    trial('a new password meanwhile', await post(target, 'reset-password', { token, password: NEW }), 204);
}

/** Somebody who renews a stolen token without a pause, until that is refused or it is over. */
async function thief(target: Target, stolen: string, isOver: () => boolean): Promise<string> {
  for (let token = stolen; ;) {
    const answer = await renew(target, token);
    if (answer.status !== 200) return token;
    token = tokensOf(answer).refreshToken;
    if (isOver()) return token;
  }
}

async function renewed(target: Target): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const { email, password } = await target.newcomer();
    const stolen = await Promise.all([1, 2, 3].map(() => logIn(target, email, password)));
    const reset = await resetOf(target, email);
    let isOver = false;
    const thieves = stolen.map((answer) => thief(target, tokensOf(answer).refreshToken, () => isOver));
    trials.push(await reset());
    isOver = true;
    for (const token of await Promise.all(thieves))
      trials.push(trial(`a session that was renewed meanwhile, ${round}`, await renew(target, token), 401));
  }
  return trials;
}

async function signedIn(target: Target): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const { email, password } = await target.newcomer();
    const reset = await resetOf(target, email);
    const [changed, ...answers] = await Promise.all([
      reset(),
      ...Array.from({ length: 6 }, () => logIn(target, email, password)),
    ]);
    trials.push(changed);
    for (const answer of answers.filter(({ status }) => status === 200)) {
      const again = await renew(target, tokensOf(answer).refreshToken);
      trials.push(trial(`a session by the old password, ${round}`, again, 401));
    }
    trials.push(trial('the old password behind that', await logIn(target, email, password), 401));
  }
  return trials;
}

/** Whether an address was free must not be learned by registering it twice at once. */
async function registered(target: Target): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const email = `twice${round}@people.example`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(target, 'register', { email, password: NEW, ...target.profile?.() })),
    );
    trials.push(...answers.map((answer) => trial(`${email} registered eight times at once`, answer, 202)));
  }
  const own = await send(target, { path: '/auth/me', token: target.user.accessToken });
  return [...trials, trial('the own account behind that', own, 200)];
}

/** Attacks that need two calls to meet. */
export const RACE_ATTACKS: readonly Attack[] = [
  { title: 'a session renewed while the password changes', run: renewed },
  { title: 'a session begun while the password changes', run: signedIn },
  { title: 'an address registered twice at once', run: registered },
];
