let bearer: string | null = null;

/** Sets the token that every later call carries; null removes it. */
export function setBearer(token: string | null): void {
  bearer = token;
}

/** The headers that say who calls. */
export function authorization(token = bearer): Readonly<Record<string, string>> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
