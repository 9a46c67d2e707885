import { Navigate, useSearchParams } from 'react-router';
import { classNames } from '../../shared/lib/class-names.ts';
import { useSession } from '../../shared/session/session-context.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { OverviewTab } from './components/overview-tab.tsx';
import { FailuresTab } from './components/failures-tab.tsx';
import { PaymentsTab } from './components/payments-tab.tsx';
import { PricingTab } from './components/pricing-tab.tsx';
import { RevenueTab } from './components/revenue-tab.tsx';
import { TrailTab } from './components/trail-tab.tsx';
import { UsersTab } from './components/users-tab.tsx';
import { useBanner } from './use-banner.ts';

const TABS = [
  { key: 'overview', name: 'Overview', Tab: OverviewTab },
  { key: 'users', name: 'Users', Tab: UsersTab },
  { key: 'revenue', name: 'Revenue', Tab: RevenueTab },
  { key: 'pricing', name: 'Pricing', Tab: PricingTab },
  { key: 'payments', name: 'Payments', Tab: PaymentsTab },
  { key: 'failures', name: 'Failures', Tab: FailuresTab },
  { key: 'trail', name: 'Audit Trail', Tab: TrailTab },
] as const;

/** The panel of administrators; whoever is none is sent to the dashboard before anything of it is drawn. */
export function AdminPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const outlet = useBanner();
  if (user?.role !== 'admin') return <Navigate to="/dashboard" replace />;
  const { key: current, Tab } = TABS.find(({ key }) => key === params.get('tab')) ?? TABS[0];
  return (
    <div className="mx-auto grid max-w-[1280px] grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-6 pb-12 sm:px-6 sm:pt-8 sm:pb-16">
      <h1 className="text-28">Admin Panel</h1>
      {outlet.banner && (
        <Note tone={outlet.banner.tone} role={outlet.banner.tone === 'ok' ? 'status' : 'alert'}>
          <div className="flex items-center justify-between gap-3">
            <p>{outlet.banner.text}</p>
            <Button size="sm" onClick={outlet.close}>
              Close
            </Button>
          </div>
        </Note>
      )}
      <nav
        ref={showCurrent}
        aria-label="Parts of the panel"
        className="relative flex gap-1 overflow-x-auto border-b border-line"
      >
        {TABS.map(({ key, name }) => (
          <Link
            key={key}
            to={key === 'overview' ? '/admin' : `/admin?tab=${key}`}
            aria-current={key === current ? 'page' : undefined}
            className={classNames(
              '-mb-px flex items-center border-b-2 px-3 py-2 text-14 whitespace-nowrap outline-offset-[-2px]',
              key === current ? 'border-fg font-medium text-fg' : 'border-transparent text-fg-2 hover:text-fg',
            )}
          >
            {name}
          </Link>
        ))}
      </nav>
      <Tab outlet={outlet} />
    </div>
  );
}

/** A phone has no room for all tabs: the one that is open is in sight. */
function showCurrent(tabs: HTMLElement | null): void {
  const current = tabs?.querySelector<HTMLElement>('[aria-current]');
  if (tabs && current) tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2;
}
