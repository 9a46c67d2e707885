import {
  ARCHIVE_KINDS,
  archiveRequest,
  PATHS,
  projectResultAnswer,
  projectSchemaAnswer,
  projectVersionsAnswer,
  readyArchiveAnswer,
} from '@backsmith/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { refusals, stream } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { sendArchive } from '../../http/send-archive.ts';
import { downloadOf } from './download.ts';
import { makeArchive } from './make-archive.ts';
import { listOwnVersions, ownVersion, resultOfVersion, schemaOf, type VersionParts } from './service.ts';

const tags = ['projects'];
const config = { access: 'owner' } as const;
const params = z.object({ projectId: z.string() });
const versionParams = params.extend({ number: z.coerce.number().int().min(1).max(1_000_000) });
const base = `${PATHS.projects}/:projectId`;

/** The versions of a project are its owner's, like the project. */
export function versionRoutes(app: App, parts: VersionParts): void {
  app.get(
    `${base}/versions`,
    {
      config,
      schema: {
        tags,
        summary: 'The versions of a project, the latest first',
        params,
        response: { 200: projectVersionsAnswer, ...refusals },
      },
    },
    async (request) => {
      const data = await listOwnVersions(parts, callerOf(request).account, request.params.projectId);
      return { success: true as const, data };
    },
  );

  app.get(
    `${base}/schema`,
    {
      config,
      schema: {
        tags,
        summary: 'The schema of a project, as it is shown, and what was chosen for it',
        params,
        response: { 200: projectSchemaAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { account } = callerOf(request);
      const data = await schemaOf(parts, account, request.params.projectId, goneOf(reply));
      return { success: true as const, data };
    },
  );

  oneVersionRoutes(app, parts);
}

function oneVersionRoutes(app: App, parts: VersionParts): void {
  app.get(
    `${base}/versions/:number/result`,
    {
      config,
      schema: {
        tags,
        summary: 'What the generation of a version found and how long it took',
        params: versionParams,
        response: { 200: projectResultAnswer, ...refusals },
      },
    },
    async (request) => {
      const { projectId, number } = request.params;
      const data = await resultOfVersion(parts, callerOf(request).account, projectId, number);
      return { success: true as const, data };
    },
  );

  app.post(
    `${base}/versions/:number/archive`,
    {
      config,
      schema: {
        tags,
        summary: 'Make an archive of a version where it is not stored: whole, or as an update of the versions before',
        params: versionParams,
        body: archiveRequest,
        response: { 200: readyArchiveAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { account } = callerOf(request);
      const own = await ownVersion(parts, account, request.params.projectId, request.params.number);
      const data = await makeArchive(parts, account, own, request.body, goneOf(reply));
      return { success: true as const, data };
    },
  );

  app.get(
    `${base}/versions/:number/download`,
    {
      exposeHeadRoute: false,
      config,
      schema: {
        tags,
        summary: 'An archive of a version that is stored (application/zip); a part of it by Range',
        params: versionParams,
        querystring: z.object({ kind: z.enum(ARCHIVE_KINDS).optional() }),
        response: { 200: stream, ...refusals },
      },
    },
    async (request, reply) => {
      const { projectId, number } = request.params;
      const own = await ownVersion(parts, callerOf(request).account, projectId, number);
      return sendArchive(request, reply, parts.storage, downloadOf(own, request.query.kind ?? 'full'));
    },
  );
}

/** Fires when the connection ends: nobody waits for an answer that nobody reads. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
