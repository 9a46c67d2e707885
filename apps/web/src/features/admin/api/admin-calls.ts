import {
  adminActionsAnswer,
  type AdminExport,
  adminFailuresAnswer,
  adminPaymentsAnswer,
  adminSessionsAnswer,
  adminStatsAnswer,
  adminUserAnswer,
  adminUsersAnswer,
  type AdminUserChange,
  type AdminUserRequest,
  deletedAnswer,
  done,
  exemptionAnswer,
  type ExemptionRequest,
  PATHS,
  revenueByUserAnswer,
  revenueMonthlyAnswer,
  revenueOverviewAnswer,
} from '@backsmith/contract';
import { call } from '../../../shared/api/call.ts';
import { send } from '../../../shared/api/send.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';

/** The site in figures. */
export async function fetchStats(signal: AbortSignal) {
  return (await call(PATHS.adminStats, adminStatsAnswer, { signal })).data;
}

/** One page of users. @param query as the server takes it */
export async function fetchUsers(query: URLSearchParams, signal: AbortSignal) {
  return (await call(`${PATHS.adminUsers}?${query.toString()}`, adminUsersAnswer, { signal })).data;
}

/** One page of what administrators did, the latest first. */
export async function fetchActions(page: string, signal: AbortSignal) {
  const query = new URLSearchParams({ page, limit: '20' });
  return (await call(`${PATHS.adminActions}?${query.toString()}`, adminActionsAnswer, { signal })).data;
}

/** One page of payments. @param query as the server takes it */
export async function fetchPayments(query: URLSearchParams, signal: AbortSignal) {
  return (await call(`${PATHS.adminPayments}?${query.toString()}`, adminPaymentsAnswer, { signal })).data;
}

/** One page of generations that failed. @param query as the server takes it */
export async function fetchFailures(query: URLSearchParams, signal: AbortSignal) {
  return (await call(`${PATHS.adminFailures}?${query.toString()}`, adminFailuresAnswer, { signal })).data;
}

/** Where a user is signed in. */
export async function fetchUserSessions(id: string, signal: AbortSignal) {
  return (await call(PATHS.adminUserSessions(id), adminSessionsAnswer, { signal })).data.sessions;
}

export function endUserSessions(id: string) {
  return call(PATHS.adminUserSessions(id), done, { method: 'DELETE' });
}

/** Saves a list as CSV. */
export async function saveList(list: AdminExport): Promise<void> {
  const response = await send(PATHS.adminExport(list), { accept: 'text/csv' });
  saveFile(await response.blob(), `${list}.csv`);
}

/** Creates a user, or changes the one with the id. */
export function saveUser(id: string | undefined, json: AdminUserRequest | AdminUserChange) {
  if (id === undefined) return call(PATHS.adminUsers, adminUserAnswer, { method: 'POST', json });
  return call(PATHS.adminUser(id), adminUserAnswer, { method: 'PUT', json });
}

export function deleteUser(id: string) {
  return call(PATHS.adminUser(id), deletedAnswer, { method: 'DELETE' });
}

export function setExemption(id: string, json: ExemptionRequest) {
  return call(PATHS.userExemption(id), exemptionAnswer, { method: 'PATCH', json });
}

const TOP = 10;

/** The three calls of the Revenue tab, together. */
export async function fetchRevenue(signal: AbortSignal) {
  const [overview, monthly, byUser] = await Promise.all([
    call(PATHS.revenueOverview, revenueOverviewAnswer, { signal }),
    call(PATHS.revenueMonthly, revenueMonthlyAnswer, { signal }),
    call(`${PATHS.revenueByUser}?limit=${TOP}`, revenueByUserAnswer, { signal }),
  ]);
  return { overview: overview.data, monthly: monthly.data, byUser: byUser.data };
}
