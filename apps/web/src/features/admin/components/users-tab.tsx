import { type AdminUser, MESSAGES } from '@backsmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Plus } from '../../../shared/ui/icons.ts';
import { Pages } from '../../../shared/ui/pages.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { deleteUser, fetchUsers, setExemption } from '../api/admin-calls.ts';
import type { BannerOutlet } from '../use-banner.ts';
import { useListAddress } from '../use-list-address.ts';
import { useTabData } from '../use-tab-data.ts';
import { TabPending } from './tab-states.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { Filter } from './filter.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserTable } from './user-table.tsx';

const FILTERS = ['search', 'role', 'paymentExempt'] as const;

/** Users, searched, filtered and in pages; what is shown stands in the address bar. */
export function UsersTab({ outlet }: { readonly outlet: BannerOutlet }) {
  const { params, query, show } = useListAddress(FILTERS);
  const { data, isError, refetch, isPlaceholderData } = useTabData({
    key: ['users', query.toString()],
    load: (signal) => fetchUsers(query, signal),
    ...{ failure: MESSAGES.usersFailed, outlet },
  });
  const [edited, setEdited] = useState<AdminUser | 'new' | null>(null);
  const [watched, setWatched] = useState<AdminUser | null>(null);
  const [doomed, setDoomed] = useState<AdminUser | null>(null);
  const { toggle, remove } = useUserActions(outlet, () => setDoomed(null));
  return (
    <div className="grid gap-4">
      <div className="flex gap-2 max-md:flex-wrap print:hidden">
        <SearchField
          label="Search names, email and company"
          value={params.get('search') ?? ''}
          onSearch={(search) => show({ search })}
        />
        <Filter
          label="Role"
          value={params.get('role') ?? ''}
          choices={{ '': 'All roles', user: 'Users', admin: 'Administrators' }}
          onChoose={(role) => show({ role })}
        />
        <Filter
          label="Payment"
          value={params.get('paymentExempt') ?? ''}
          choices={{ '': 'All accounts', true: 'Exempt', false: 'Paying' }}
          onChoose={(paymentExempt) => show({ paymentExempt })}
        />
        <ExportButton list="users" outlet={outlet} />
        <Button tone="ink" onClick={() => setEdited('new')}>
          <Icon of={Plus} />
          Create user
        </Button>
      </div>
      {data === undefined && <TabPending failed={isError} onRetry={() => void refetch()} />}
      {data && (
        <Panel aria-label="Users" aria-busy={isPlaceholderData || undefined}>
          {data.users.length === 0 ? (
            <p className="px-4 py-10 text-center text-13 text-fg-2">No users match.</p>
          ) : (
            <UserTable
              users={data.users}
              onEdit={setEdited}
              onDelete={setDoomed}
              onSessions={setWatched}
              onToggle={(user) => toggle.mutate(user)}
              toggling={toggle.isPending ? toggle.variables.id : undefined}
            />
          )}
          <div className="border-t border-line">
            <Pages at={data.pagination} noun="users" onPage={(page) => show({ page: String(page) })} />
          </div>
        </Panel>
      )}
      {edited !== null && (
        <UserDialog user={edited === 'new' ? undefined : edited} outlet={outlet} onClose={() => setEdited(null)} />
      )}
      {watched !== null && <SessionsDialog user={watched} outlet={outlet} onClose={() => setWatched(null)} />}
      {doomed !== null && (
        <ConfirmDialog
          title={`Delete ${doomed.firstName} ${doomed.lastName}`}
          question="Are you sure you want to delete this user? This action cannot be undone."
          busy={remove.isPending}
          onConfirm={() => remove.mutate(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </div>
  );
}

/** What the exemption button sends: 'Admin Action' without end or limit, or the end of it (spec 2 §4). */
function exemptionOf({ paymentExempt }: AdminUser) {
  const reason = paymentExempt ? null : 'Admin Action';
  return {
    ...{ paymentExempt: !paymentExempt, exemptionReason: reason, exemptionExpiresAt: null, generationsLimit: null },
  };
}

function useUserActions({ succeed, fail }: BannerOutlet, onDeleted: () => void) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: ['admin', 'users'] });
  const toggle = useMutation({
    mutationFn: (user: AdminUser) => setExemption(user.id, exemptionOf(user)),
    onSuccess: (_answer, { paymentExempt }) =>
      succeed(paymentExempt ? MESSAGES.exemptionDisabled : MESSAGES.exemptionEnabled),
    onError: (error) => isSessionOver(error) || fail(MESSAGES.exemptionFailed, error),
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: ({ id }: AdminUser) => deleteUser(id),
    onSuccess: () => succeed(MESSAGES.userDeleted),
    onError: (error) => isSessionOver(error) || fail(sentenceOf(error, MESSAGES.userDeleteFailed), error),
    onSettled: () => {
      onDeleted();
      return reload();
    },
  });
  return { toggle, remove };
}
