import { type AdminPlan, MESSAGES } from '@backsmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSessionOver } from '../../../shared/api/api-error.ts';
import { planSource } from '../../../shared/pricing/plan-cache.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Plus } from '../../../shared/ui/icons.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { deletePlan, fetchAllPlans, togglePlan } from '../api/plan-calls.ts';
import type { BannerOutlet } from '../use-banner.ts';
import { useTabData } from '../use-tab-data.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanRow } from './plan-row.tsx';
import { TabPending } from './tab-states.tsx';

const QUESTION = 'Are you sure you want to delete this pricing plan? This action cannot be undone.';

/** The plans: what they cost, what they cover, whether they are shown. */
export function PricingTab({ outlet }: { readonly outlet: BannerOutlet }) {
  const { data, isError, refetch } = useTabData({
    ...{ key: ['plans'], load: fetchAllPlans, failure: MESSAGES.plansFailed, outlet },
  });
  const [edited, setEdited] = useState<AdminPlan | 'new' | null>(null);
  const [doomed, setDoomed] = useState<AdminPlan | null>(null);
  const { toggle, remove, refresh } = usePlanActions(outlet, () => setDoomed(null));
  if (data === undefined) return <TabPending failed={isError} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-4">
      <div className="flex justify-end print:hidden">
        <Button tone="ink" onClick={() => setEdited('new')}>
          <Icon of={Plus} />
          Create plan
        </Button>
      </div>
      <Panel aria-label="Plans">
        {data.length === 0 ? (
          <p className="px-4 py-6 text-center text-13 text-fg-3">No plans yet</p>
        ) : (
          <ul>
            {data.map((plan) => (
              <PlanRow
                key={plan.id}
                plan={plan}
                busy={toggle.isPending && toggle.variables.id === plan.id}
                onEdit={() => setEdited(plan)}
                onDelete={() => setDoomed(plan)}
                onToggle={() => toggle.mutate(plan)}
              />
            ))}
          </ul>
        )}
      </Panel>
      {edited !== null && (
        <PlanDialog
          plan={edited === 'new' ? undefined : edited}
          outlet={outlet}
          onSaved={refresh}
          onClose={() => setEdited(null)}
        />
      )}
      {doomed !== null && (
        <ConfirmDialog
          title={`Delete ${doomed.name}`}
          question={QUESTION}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </div>
  );
}

function usePlanActions({ succeed, fail }: BannerOutlet, onDeleted: () => void) {
  const client = useQueryClient();
  /** Also what this browser keeps of the prices is loaded anew. */
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['admin'] });
    planSource.refresh().catch((cause: unknown) => console.info('The prices are loaded with the next page.', cause));
  };
  const toggle = useMutation({
    mutationFn: ({ id }: AdminPlan) => togglePlan(id),
    onSuccess: ({ isActive }) => succeed(isActive ? MESSAGES.planActivated : MESSAGES.planDeactivated),
    onError: (error) => isSessionOver(error) || fail(MESSAGES.planToggleFailed, error),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: AdminPlan) => deletePlan(id),
    onSuccess: () => succeed(MESSAGES.planDeleted),
    onError: (error) => isSessionOver(error) || fail(MESSAGES.planDeleteFailed, error),
    onSettled: () => {
      onDeleted();
      refresh();
    },
  });
  return { toggle, remove, refresh };
}
