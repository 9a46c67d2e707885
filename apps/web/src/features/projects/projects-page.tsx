import { MESSAGES, PATHS, PRODUCT, PROJECT_STATUSES, projectsAnswer } from '@backsmith/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { NoProjects } from '../../shared/project/no-projects.tsx';
import { ProjectItem } from '../../shared/project/project-item.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { DashboardHead } from '../../shared/ui/dashboard-head.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Plus } from '../../shared/ui/icons.ts';
import { Search } from '../../shared/ui/tool-icons.ts';
import { LoadProblem } from '../../shared/ui/load-problem.tsx';
import { Pages } from '../../shared/ui/pages.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { SearchField } from '../../shared/ui/search-field.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { STATUS_WORDS } from '../../shared/ui/status-badge.tsx';
import { type ListAddress, PAGE_SIZE, readAddress, writeAddress } from './list-address.ts';

const WATCH_EVERY_MS = 2000;

/** All projects of an account, searched and in pages; what is shown stands in the address bar. */
export function ProjectsPage() {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const { data, isError, isPlaceholderData, refetch } = usePage(address);
  const show = (change: Partial<ListAddress>, replace = false) =>
    setParams(writeAddress({ ...address, page: 1, ...change }), { replace });
  return (
    <div className="mx-auto grid max-w-[960px] gap-5 px-4 pt-6 pb-12 sm:px-6 sm:pt-8 sm:pb-16">
      <DashboardHead title="Projects">
        <ButtonLink tone="ember" to={PRODUCT.chatPath}>
          <Icon of={Plus} />
          New Project
        </ButtonLink>
      </DashboardHead>
      <div className="flex gap-2 max-sm:flex-col print:hidden">
        <SearchField
          label="Search name, idea and description"
          value={address.search}
          onSearch={(search) => show({ search }, true)}
        />
        <div className="sm:w-44">
          <Select aria-label="Status" value={address.status} onChange={({ target }) => show(readStatus(target.value))}>
            <option value="">Every status</option>
            {PROJECT_STATUSES.map((status) => (
              <option key={status} value={status}>
                {STATUS_WORDS[status]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {isError && <LoadProblem onRetry={refetch}>{MESSAGES.projectsFailed}</LoadProblem>}
      {data === undefined && !isError && (
        <div aria-hidden className="after-a-moment h-[420px] rounded-panel bg-surface-2" />
      )}
      {data && (
        <Panel aria-labelledby="list-title" aria-busy={isPlaceholderData || undefined}>
          <h2 id="list-title" className="sr-only">
            All projects
          </h2>
          {data.projects.length === 0 ? (
            <Nothing address={address} onReset={() => show({ search: '', status: '' })} />
          ) : (
            data.projects.map((project) => <ProjectItem key={project.id} project={project} />)
          )}
          <div className="border-t border-line">
            <Pages at={data.pagination} noun="projects" onPage={(page) => show({ page })} />
          </div>
        </Panel>
      )}
    </div>
  );
}

/** One page of the list; while something in it is being generated it is asked for again. */
function usePage({ search, status, page }: ListAddress) {
  return useQuery({
    queryKey: ['projects', 'page', search, status, page],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE), page: String(page) });
      if (search !== '') query.set('search', search);
      if (status !== '') query.set('status', status);
      return (await call(`${PATHS.projects}?${query.toString()}`, projectsAnswer, { signal })).data;
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.projects.some(({ status: one }) => one === 'generating') ? WATCH_EVERY_MS : false,
  });
}

function readStatus(value: string): Pick<ListAddress, 'status'> {
  return { status: readAddress(new URLSearchParams({ status: value })).status };
}

type NothingProps = { readonly address: ListAddress; readonly onReset: () => void };

/** Nothing at all yet, or nothing of what was asked for. */
function Nothing({ address: { search, status, page }, onReset }: NothingProps) {
  if (search === '' && status === '' && page === 1) return <NoProjects />;
  return (
    <EmptyState icon={Search} title="No projects match" action={<Button onClick={onReset}>Show all projects</Button>}>
      Search for another word, or choose another status.
    </EmptyState>
  );
}
