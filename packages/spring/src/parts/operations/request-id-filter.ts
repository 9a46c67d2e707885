import type { ClassName, OperationsPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const PATTERN = java`java.util.regex.Pattern`;
const LOGGER = java`org.slf4j.Logger`;

const servlet = (name: string) => java`${classOf({ packageName: 'jakarta.servlet.http', name })}`;

/** The filter that gives every request a name that its log lines and its answer share. */
export function requestIdFilter({ requestId, tellsCalls }: Pick<OperationsPart, 'requestId' | 'tellsCalls'>): JavaFile {
  return fileOf(
    requestId,
    java`
      ${javadoc`Gives every request an id, the caller's own if it has one: it stands in each log line and in the answer.`}
      ${filter(requestId, {
        isPublic: true,
        ...(tellsCalls && { told: { handed: java`request`, isCall: java`!path.startsWith("/actuator")` } }),
      })}`,
  );
}

/** The filter of a gateway: it also hands the name on, whatever the call said itself. */
export function requestIdOfGateway({ requestId }: Pick<OperationsPart, 'requestId'>): JavaFile {
  const isCall = java`!java.util.Set.of("/livez", "/readyz").contains(path)`;
  return fileOf(
    requestId,
    java`
      ${javadoc`Gives every request an id, the caller's own if it has one: it stands in each log line of all services that take part, and in the answer.`}
      ${filter(requestId, { isPublic: false, told: { handed: java`new Named(request, id)`, isCall }, more: named() })}`,
  );
}

type Filter = {
  /** Others read what the header is called. */
  readonly isPublic: boolean;
  /** The request as it is handed on, and which ones get a line of the log; absent where none does. */
  readonly told?: { readonly handed: JavaFragment; readonly isCall: JavaFragment };
  readonly more?: JavaFragment;
};

function filter(self: ClassName, { isPublic, told, more }: Filter): JavaFragment {
  const visible = isPublic && java`public`;
  return java`
    @org.springframework.stereotype.Component
    @org.springframework.core.annotation.Order(org.springframework.core.Ordered.HIGHEST_PRECEDENCE)
    ${visible} class ${classOf(self)} extends org.springframework.web.filter.OncePerRequestFilter {
      ${visible} static final String HEADER = "X-Request-Id";

      ${told && java`private static final ${LOGGER} LOG = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);`}
      private static final ${PATTERN} SAFE = ${PATTERN}.compile("[A-Za-z0-9._-]{1,64}");

      @Override
      protected void doFilterInternal(
          ${servlet('HttpServletRequest')} request, ${servlet('HttpServletResponse')} response, jakarta.servlet.FilterChain chain)
          throws jakarta.servlet.ServletException, java.io.IOException {
        String given = request.getHeader(HEADER);
        String id = given != null && SAFE.matcher(given).matches() ? given : java.util.UUID.randomUUID().toString();
        response.setHeader(HEADER, id);
        ${told && java`long began = System.nanoTime();`}
        try (var ignored = org.slf4j.MDC.putCloseable("requestId", id)) {
          ${told ? telling(told.handed) : java`chain.doFilter(request, response);`}
        }
      }

      ${told && teller(told.isCall)}

      ${more}
    }`;
}

function named(): JavaFragment {
  const strings = java`java.util.Enumeration<String>`;
  return java`
    ${javadoc`The request as it is handed on.`}
    private static final class Named extends ${servlet('HttpServletRequestWrapper')} {
      private final String id;

      Named(${servlet('HttpServletRequest')} request, String id) {
        super(request);
        this.id = id;
      }

      @Override
      public String getHeader(String name) {
        return HEADER.equalsIgnoreCase(name) ? id : super.getHeader(name);
      }

      @Override
      public ${strings} getHeaders(String name) {
        return HEADER.equalsIgnoreCase(name)
            ? java.util.Collections.enumeration(java.util.List.of(id))
            : super.getHeaders(name);
      }

      @Override
      public ${strings} getHeaderNames() {
        java.util.Set<String> names = new java.util.TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        names.addAll(java.util.Collections.list(super.getHeaderNames()));
        names.add(HEADER);
        return java.util.Collections.enumeration(names);
      }
    }`;
}

function telling(request: JavaFragment): JavaFragment {
  return java`
    try {
      chain.doFilter(${request}, response);
    } finally {
      tell(request, response, (System.nanoTime() - began) / 1_000_000);
    }`;
}

/** Probes and collectors come every few seconds, and say nothing of anybody's request. */
function teller(isCall: JavaFragment): JavaFragment {
  return java`
    private static void tell(
        ${servlet('HttpServletRequest')} request, ${servlet('HttpServletResponse')} response, long milliseconds) {
      String path = request.getRequestURI();
      if (${isCall}) {
        LOG.info("{} {}: {} in {} ms", request.getMethod(), path, response.getStatus(), milliseconds);
      }
    }`;
}
