import type { AdminUser } from '@backsmith/contract';
import { classNames } from '../../../shared/lib/class-names.ts';
import { formatDateTime } from '../../../shared/lib/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { moneyOf } from '../model/money.ts';

/** What can be done to a user. */
type Doing = {
  readonly onEdit: (user: AdminUser) => void;
  readonly onDelete: (user: AdminUser) => void;
  readonly onSessions: (user: AdminUser) => void;
  readonly onToggle: (user: AdminUser) => void;
  /** Whose exemption is being changed. */
  readonly toggling: string | undefined;
};

/** A page of users with what can be done to each. Scrolls sideways where it is narrow; there the actions stand below the name. */
export function UserTable({ users, ...does }: { readonly users: readonly AdminUser[] } & Doing) {
  return (
    <div role="region" aria-label="Users of this page" tabIndex={0} className="overflow-x-auto outline-offset-[-2px]">
      <table className="w-full text-13">
        <thead>
          <tr className="text-left text-fg-2 *:px-4 *:py-2 *:font-medium *:whitespace-nowrap">
            <th scope="col">Name</th>
            <th scope="col">Company</th>
            <th scope="col">Role</th>
            <th scope="col">Exemption</th>
            <th scope="col">Projects</th>
            <th scope="col">Revenue</th>
            <th scope="col" className="max-md:hidden">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id} className="border-t border-line align-top *:px-4 *:py-2.5">
              <th scope="row" className="min-w-48 text-left font-normal">
                <span className="block font-medium break-words">
                  {user.firstName} {user.lastName}
                </span>
                <span className="block text-12 break-all text-fg-2">{user.email}</span>
                <span className="block text-12 text-fg-3">
                  Since {formatDateTime(user.createdAt)}
                  {!user.emailConfirmed && ', address not confirmed'}
                </span>
                <UserActions user={user} {...does} className="mt-2 flex-wrap md:hidden" />
              </th>
              <td className="break-words">{user.company ?? ''}</td>
              <td>
                <Tag>{user.role}</Tag>
              </td>
              <td className="min-w-36">{exemptionOf(user)}</td>
              <td className="tabular-nums">{user.projectCount}</td>
              <td className="whitespace-nowrap tabular-nums">{moneyOf(user.revenue)}</td>
              <td className="max-md:hidden">
                <UserActions user={user} {...does} className="justify-end" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type UserActionsProps = Doing & { readonly user: AdminUser; readonly className: string };

function UserActions({ user, onEdit, onDelete, onSessions, onToggle, toggling, className }: UserActionsProps) {
  return (
    <div className={classNames('flex gap-1.5', className)}>
      <Button size="sm" aria-label={`Edit ${user.email}`} onClick={() => onEdit(user)}>
        Edit
      </Button>
      <Button
        size="sm"
        aria-label={user.paymentExempt ? `End exemption of ${user.email}` : `Exempt ${user.email} from paying`}
        busy={toggling === user.id}
        onClick={() => onToggle(user)}
      >
        {user.paymentExempt ? 'End exemption' : 'Exempt'}
      </Button>
      <Button size="sm" aria-label={`Sessions of ${user.email}`} onClick={() => onSessions(user)}>
        Sessions
      </Button>
      <Button size="sm" tone="danger" aria-label={`Delete ${user.email}`} onClick={() => onDelete(user)}>
        Delete
      </Button>
    </div>
  );
}

/** Until when, how much of it, and why. */
function exemptionOf(user: AdminUser): string {
  if (!user.paymentExempt) return 'Pays';
  const { exemptionExpiresAt: end, generationsLimit: limit, generationsUsed: used, exemptionReason: reason } = user;
  const facts = [
    end === null ? 'without end' : `until ${formatDateTime(end)}`,
    limit === null ? `${used} used` : `${used} of ${limit} used`,
    ...(reason === null ? [] : [reason]),
  ];
  return `Exempt, ${facts.join(', ')}`;
}
