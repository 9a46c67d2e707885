import type { Fault } from './fault.ts';

const HANDLER = { file: { shared: 'GlobalExceptionHandler' } } as const;

/** Versions, headers, answers to changes, and what a problem says. */
export const FAULTS_OF_ANSWERS: readonly Fault[] = [
  {
    file: 'controller',
    name: 'PUT ignores If-Match',
    from: 'service.update($key, request, ifMatch)',
    to: 'service.update($key, request, null)',
  },
  {
    file: 'controller',
    name: 'PATCH ignores If-Match',
    from: 'service.patch($key, patch, ifMatch)',
    to: 'service.patch($key, patch, null)',
  },
  {
    file: 'controller',
    name: 'DELETE ignores If-Match',
    from: 'service.delete($key, ifMatch)',
    to: 'service.delete($key, null)',
  },
  {
    file: 'service',
    name: 'the version of a body is passed over',
    from: 'request.version(), ifMatch)',
    to: 'null, ifMatch)',
  },
  { file: 'entity', name: 'changes are not counted', from: '@Version', to: '' },
  {
    file: { shared: 'EntityTag' },
    name: 'a change does not say its version',
    from: 'call.getResponse().setHeader(HttpHeaders.ETAG, tagOf(version.apply(body)));',
    to: '',
  },
  {
    file: { shared: 'EntityTag' },
    name: 'a record does not say its version',
    from: 'call.checkNotModified(tagOf(version.apply(body))) ? null : body',
    to: 'body',
  },
  { file: { shared: 'EntityTag' }, name: 'any version at all is refused', from: 'tag.isWildcard() ||', to: '' },
  {
    file: 'service',
    name: 'PUT answers the record as it was',
    from: 'apply(request, entity, cleared); unitOfWork.flush(); return toResponse(entity);',
    to: 'var before = toResponse(entity); apply(request, entity, cleared); unitOfWork.flush(); return before;',
  },
  {
    file: 'service',
    name: 'POST answers before the database has said what it makes',
    from: 'unitOfWork.insert(entity); unitOfWork.refresh(entity);',
    to: 'unitOfWork.insert(entity);',
  },
  {
    file: { shared: 'Created' },
    name: 'addresses forget where the application lies',
    from: 'call.getContextPath() + path',
    to: 'path',
  },
  { ...HANDLER, name: 'a failure tells what it was', from: '"Something went wrong"', to: 'String.valueOf(e)' },
  { ...HANDLER, name: 'problems have no code', from: 'problem.setProperty("code", code);', to: '' },
  {
    ...HANDLER,
    name: 'nobody hears which field is a duplicate',
    from: '"Another record has this already", fields)',
    to: '"Another record has this already", List.of())',
  },
  {
    ...HANDLER,
    name: 'nobody hears which reference is unknown',
    from: 'e.getFields().stream().map(field -> new FieldProblem(field, e.getMessage())).toList()',
    to: 'List.of()',
  },
  {
    ...HANDLER,
    name: 'a record in use is taken for a wrong reference',
    from: 'isDelete ? problem',
    to: '!isDelete ? problem',
  },
  {
    file: { shared: 'RequestIdFilter' },
    name: 'the id of a caller is passed over',
    from: 'given != null && SAFE.matcher(given).matches()',
    to: 'false',
  },
];
