import { MESSAGES } from '@backsmith/contract';
import { fieldsOf } from '@backsmith/text';
import { Refusal } from '../refusal.ts';
import type { App } from './app-type.ts';

/** Refuses parameters of an address that no text column can hold, before anybody looks for them in the database. */
export function refuseUnstorable(app: App): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const values = [request.params, request.query].flatMap((part) => Object.values(fieldsOf(part)));
    const isBad = values.flat().some((value) => typeof value === 'string' && !isStorable(value));
    done(isBad ? new Refusal('VALIDATION_ERROR', MESSAGES.notStorable) : undefined);
  });
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
