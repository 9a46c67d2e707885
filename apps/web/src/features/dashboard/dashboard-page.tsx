import { MESSAGES, PRODUCT, type Project } from '@backsmith/contract';
import { useState } from 'react';
import { classNames } from '../../shared/lib/class-names.ts';
import { useLogout } from '../../shared/session/use-logout.ts';
import { useSession } from '../../shared/session/session-context.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { LogOut, Plus } from '../../shared/ui/icons.ts';
import { RefreshCw } from '../../shared/ui/tool-icons.ts';
import { LoadProblem } from '../../shared/ui/load-problem.tsx';
import { Ring } from '../../shared/ui/ring.tsx';
import { QuickActions } from './components/quick-actions.tsx';
import { RecentActivity } from './components/recent-activity.tsx';
import { RecentProjects } from './components/recent-projects.tsx';
import { AnalyticsBlock } from './components/analytics-block.tsx';
import { WaitingDraft } from './components/waiting-draft.tsx';
import { DashboardSkeleton } from './components/skeleton.tsx';
import { StatStrip } from './components/stat-strip.tsx';
import { useNewProjectsToast } from './use-new-projects-toast.ts';
import { useProjects } from './use-projects.ts';
import { useWaitingDraft } from './use-waiting-draft.ts';

export function DashboardPage() {
  const { user } = useSession();
  const firstName = user?.firstName?.trim() ?? '';
  const { projects, latest, stats, isPending, isError, refresh } = useProjects();
  useNewProjectsToast(stats?.totalProjects);
  const { waiting, listed, forget } = useWaitingDraft(user?.id ?? '', projects);
  return (
    <div className="mx-auto grid max-w-[1280px] gap-5 px-4 pt-6 pb-12 sm:px-6 sm:pt-8 sm:pb-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-28">Welcome back, {firstName === '' ? 'Developer' : firstName}!</h1>
        <DashboardActions onRefresh={refresh} />
      </div>
      {waiting && <WaitingDraft draft={waiting} onDiscarded={forget} />}
      {isError && <LoadProblem onRetry={refresh}>{MESSAGES.dashboardFailed}</LoadProblem>}
      {isPending && !isError && (
        <>
          <p role="status" className="after-a-moment flex items-center gap-2.5 text-fg-2">
            <Ring />
            Loading your dashboard...
          </p>
          <DashboardSkeleton />
        </>
      )}
      {projects && listed && stats && (
        <>
          <StatStrip stats={stats} />
          <ProjectsAndActions listed={listed} projects={projects} />
          {latest && <AnalyticsBlock projects={latest} />}
        </>
      )}
    </div>
  );
}

/** So few projects leave room below them, which what happened to them fills. */
const FEW = 2;

type ProjectsAndActionsProps = {
  /** Without those that are the draft above. */
  readonly listed: readonly Project[];
  readonly projects: readonly Project[];
};

function ProjectsAndActions({ listed, projects }: ProjectsAndActionsProps) {
  const isShort = listed.length <= FEW;
  const activity = <RecentActivity projects={projects} />;
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_336px]">
      <div className={classNames('grid gap-4', isShort && 'content-start')}>
        <RecentProjects projects={listed} />
        {isShort && activity}
      </div>
      <div className="grid content-start gap-4">
        <QuickActions />
        {!isShort && activity}
      </div>
    </div>
  );
}

function DashboardActions({ onRefresh }: { readonly onRefresh: () => Promise<unknown> }) {
  const logout = useLogout();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    void onRefresh().finally(() => setRefreshing(false));
  };
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
      <Button tone="bare" onClick={() => void logout()}>
        <Icon of={LogOut} />
        Logout
      </Button>
      <Button className="min-w-[124px]" busy={isRefreshing} busyLabel="Refreshing..." onClick={refresh}>
        <Icon of={RefreshCw} />
        Refresh
      </Button>
      <ButtonLink tone="ember" to={PRODUCT.chatPath}>
        <Icon of={Plus} />
        New Project
      </ButtonLink>
    </div>
  );
}
