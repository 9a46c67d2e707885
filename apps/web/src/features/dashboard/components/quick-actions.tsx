import { PRODUCT } from '@backsmith/contract';
import { DatabaseZap, Plus } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';

const ACTIONS = [
  { name: 'New Project', about: 'Name it, choose its parts, bring a schema', icon: Plus },
  { name: 'Upload Database', about: 'Start from a .sql file', icon: DatabaseZap },
] as const;

export function QuickActions() {
  return (
    <Panel aria-labelledby="quick-actions">
      <PanelHead id="quick-actions" title="Quick Actions" />
      <ul>
        {ACTIONS.map(({ name, about, icon }) => (
          <li key={name} className="not-first:border-t not-first:border-line">
            <Link
              to={PRODUCT.chatPath}
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
