import { useRouteError } from 'react-router';
import { SITE } from '../../content/site.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Mark } from '../../shared/ui/mark.tsx';

/** The screen of last resort: a page broke while it was drawn, or its code could not be loaded. */
export function RouteErrorPage() {
  const error = useRouteError();
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid min-h-dvh max-w-[640px] content-center gap-5 px-5 py-12">
      <Mark className="size-10" />
      <h1 className="text-28">Unexpected Application Error!</h1>
      <p className="text-fg-2">
        This page stopped working. Nothing you saved is lost. Load it again; if it stays, write to{' '}
        <a className="link" href={`mailto:${SITE.contact}`}>
          {SITE.contact}
        </a>{' '}
        with the line below.
      </p>
      <pre className="code plain rounded-panel border border-line bg-surface px-4 whitespace-pre-wrap" tabIndex={0}>
        {error instanceof Error ? `${error.name}: ${error.message}` : 'No further details.'}
      </pre>
      <div className="flex gap-2">
        <Button tone="ink" onClick={() => location.reload()}>
          Load again
        </Button>
        {/* A plain link: the router may be what broke. */}
        <a className={buttonClass({})} href="/">
          Go home
        </a>
      </div>
    </main>
  );
}
