import type { SupportClasses } from './model/blueprint.ts';
import type { Packages } from './names/packages.ts';

/** The classes every entity shares. */
export function supportClasses(packages: Packages): SupportClasses {
  return {
    page: packages.shared('common', 'PageResponse'),
    sorting: packages.shared('common', 'Sorting'),
    specifications: packages.shared('common', 'Specs'),
    summary: packages.shared('common', 'Summary'),
    summaries: packages.shared('common', 'Summaries'),
    unitOfWork: packages.shared('common', 'UnitOfWork'),
    created: packages.shared('common', 'Created'),
    etag: packages.shared('common', 'EntityTag'),
    notFound: packages.shared('exception', 'NotFoundException'),
    stale: packages.shared('exception', 'StaleVersionException'),
    unknownReference: packages.shared('exception', 'UnknownReferenceException'),
    badRequest: packages.shared('exception', 'BadRequestException'),
    exceptionHandler: packages.shared('exception', 'GlobalExceptionHandler'),
    openApi: packages.shared('config', 'OpenApiConfig'),
    fixedText: packages.shared('common', 'FixedText'),
    requestId: packages.shared('config', 'RequestIdFilter'),
    tracingSwitch: packages.shared('config', 'TracingSwitch'),
    rows: packages.shared('common', 'Rows'),
    statements: packages.root('StatementCounter'),
    apiTest: packages.root('ApiTest'),
    contextTest: packages.root('ApplicationTest'),
  };
}
