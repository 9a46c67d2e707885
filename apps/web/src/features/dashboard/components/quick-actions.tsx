import { PRODUCT } from '@backsmith/contract';
import { useSession } from '../../../shared/session/session-context.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Plus } from '../../../shared/ui/icons.ts';
import { ChartColumn, DatabaseZap, MessageSquare, Shield } from '../../../shared/ui/tool-icons.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';

const { chatPath } = PRODUCT;

const ACTIONS = [
  { name: 'New Project', about: 'Name it, choose its parts, bring a schema', icon: Plus, to: chatPath },
  { name: 'Upload Database', about: 'Start from a .sql file', icon: DatabaseZap, to: `${chatPath}?mode=file` },
  {
    name: 'Chat Support',
    about: 'Describe what you need, or ask us',
    icon: MessageSquare,
    to: `${chatPath}?mode=chat`,
  },
  { name: 'Analytics', about: 'Trends, times and success rates', icon: ChartColumn, to: '/analytics' },
] as const;

const ADMIN = { name: 'Admin Panel', about: 'Users, revenue and plans', icon: Shield, to: '/admin' } as const;

export function QuickActions() {
  const { user } = useSession();
  const actions = user?.role === 'admin' ? [...ACTIONS, ADMIN] : ACTIONS;
  return (
    <Panel aria-labelledby="quick-actions">
      <PanelHead id="quick-actions" title="Quick Actions" />
      <ul>
        {actions.map(({ name, about, icon, to }) => (
          <li key={name} className="not-first:border-t not-first:border-line">
            <Link
              to={to}
              className="flex items-center gap-3 px-4 py-2.5 text-13 outline-offset-[-2px] last:rounded-b-panel hover:bg-surface-2"
            >
              <Icon of={icon} className="text-fg-3" />
              <span>
                <span className="block font-medium">{name}</span>
                <span className="block text-12 text-fg-2">{about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
