import type { AdminUser } from '@backsmith/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { memoryTextStore } from '../../shared/lib/text-store.ts';
import { SessionContext } from '../../shared/session/session-context.ts';
import { createSessionStore } from '../../shared/session/session-store.ts';
import { AdminPage } from './admin-page.tsx';
import { OverviewTab } from './components/overview-tab.tsx';
import { UsersTab } from './components/users-tab.tsx';

const USER: AdminUser = {
  ...{ id: 'u1', firstName: '<b>Ada</b>', lastName: 'L', email: 'ada@example.com', emailConfirmed: false },
  ...{ company: 'Quays', phone: null, role: 'user', paymentExempt: true, exemptionReason: 'tester' },
  ...{ exemptionExpiresAt: null, generationsLimit: 5, generationsUsed: 2, projectCount: 3, totalRevenue: 250 },
  ...{ revenue: { USD: 250, EUR: 20 }, createdAt: '2026-03-10T10:00:00Z' },
};

const ANSWERS = [
  [['admin', 'users', 'limit=20'], { users: [USER], pagination: { total: 21, page: 1, limit: 20, totalPages: 2 } }],
  [
    ['admin', 'stats'],
    {
      users: { total: 45, admins: 2, exempt: 3, newThisMonth: 4 },
      projects: { total: 60, completed: 40, failed: 5, successRate: 67 },
      revenue: { total: 9, thisMonth: 1, paymentCount: 2, averagePayment: 4.5, totals: { USD: 9 } },
      months: [
        { month: '2026-02', accounts: 7, completed: 12, failed: 3, revenue: 120 },
        { month: '2026-03', accounts: 4, completed: 2, failed: 0, revenue: 1 },
      ],
    },
  ],
] as const;

/** A part of the panel as it is drawn first, with what the server answered. */
function drawn(part: ReactNode, address = '/admin'): string {
  const store = createSessionStore(memoryTextStore(), () => Promise.reject(new Error('No calls here.')));
  const client = new QueryClient();
  for (const [key, data] of ANSWERS) client.setQueryData(key, data);
  return renderToString(
    <SessionContext value={store}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
      </QueryClientProvider>
    </SessionContext>,
  ).replaceAll('<!-- -->', '');
}

const nothing = () => undefined;
const outlet = { banner: null, succeed: nothing, fail: nothing, failBeside: nothing, close: nothing };

describe('the panel', () => {
  it('draws nothing for whoever is no administrator (ADM-01)', () => {
    expect(drawn(<AdminPage />)).toBe('');
  });

  it('shows the twelve figures (ADM-12)', () => {
    expect(drawn(<OverviewTab outlet={outlet} />)).toMatch(
      /Users.*45.*2.*3.*4.*Projects.*60.*40.*5.*67%.*\$9\.00.*\$4\.50/s,
    );
  });

  it('compares the month with the one before, and draws the months as bars', () => {
    const overview = drawn(<OverviewTab outlet={outlet} />);
    expect(overview).toMatch(/New this month.*7 in Feb 2026.*This month.*\$120\.00 in Feb 2026/s);
    expect(overview).toMatch(/New accounts by month.*7 new.*4 new.*Generations by month.*12 completed.*3 failed/s);
  });

  it('shows users with what they may and what they paid, as text (ADU-10)', () => {
    const html = drawn(<UsersTab outlet={outlet} />, '/admin?tab=users');
    expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt; L');
    expect(html).toContain('address not confirmed');
    expect(html).toContain('Exempt, without end, 2 of 5 used, tester');
    expect(html).toContain('$250.00 + €20.00');
    expect(html).toContain('1–20 of 21 users');
  });
});
