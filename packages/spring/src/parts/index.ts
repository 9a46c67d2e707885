import type { Blueprint, Part } from '@backsmith/blueprint';
import type { FileTree, JavaFragment, MarkdownText } from '@backsmith/render';
import { keptParts } from '../stores/index.ts';
import { accounts } from './accounts/accounts.ts';
import { answers } from './answers/answers.ts';
import { audit } from './audit/audit.ts';
import { contracts } from './contracts/contracts.ts';
import { events } from './events/events.ts';
import { limits } from './limits/limits.ts';
import { mail } from './mail/mail.ts';
import { neighbours } from './neighbours/neighbours.ts';
import { operations } from './operations/operations.ts';
import type { PartRenderer } from './part-renderer.ts';
import { problems } from './problems/problems.ts';
import { promises } from './promises/promises.ts';
import { security } from './security/security.ts';
import { swagger } from './swagger/swagger.ts';

type Renderers = { readonly [N in Part['name']]: PartRenderer<Extract<Part, { readonly name: N }>> };

/** The renderer of each part. */
const PARTS: Renderers = {
  operations,
  problems,
  swagger,
  neighbours,
  answers,
  contracts,
  promises,
  events,
  security,
  accounts,
  mail,
  limits,
  audit,
};

// The renderer under a part's name takes that part, which a union of both does not say.
function rendererOf(part: Part): PartRenderer<Part> {
  return PARTS[part.name] as PartRenderer<Part>;
}

/** Adds the files of all parts a service has. */
export function addPartFiles(blueprint: Blueprint, files: FileTree): void {
  const kept = keptParts(blueprint);
  for (const part of blueprint.parts) rendererOf(part).files(part, blueprint, files, kept);
}

/** The methods by which parts are tested once the service has started. */
export function partTests({ parts }: Blueprint): readonly JavaFragment[] {
  return parts.flatMap((part) => rendererOf(part).tests?.(part) ?? []);
}

/** What parts say about running the service. */
export function runNotes(blueprint: Blueprint): readonly MarkdownText[] {
  return blueprint.parts.flatMap((part) => rendererOf(part).runNote?.(part, blueprint) ?? []);
}

/** What parts say about errors. */
export function errorNotes({ parts }: Blueprint): readonly MarkdownText[] {
  return parts.flatMap((part) => rendererOf(part).errorNote ?? []);
}

/** The README's sections of parts. */
export function partSections(blueprint: Blueprint): readonly string[] {
  return blueprint.parts.flatMap((part) => rendererOf(part).sections?.(part, blueprint) ?? []);
}
