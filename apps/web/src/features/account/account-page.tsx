import { DataPanel } from './components/data-panel.tsx';
import { PasswordPanel } from './components/password-panel.tsx';
import { PaymentsPanel } from './components/payments-panel.tsx';
import { ProfilePanel } from './components/profile-panel.tsx';
import { SessionsPanel } from './components/sessions-panel.tsx';
import { useSession } from '../../shared/session/session-context.ts';

/** The account: who one is here, the password, where one is signed in, what was paid, and one's own data. */
export function AccountPage() {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <div className="mx-auto grid max-w-[672px] gap-4 px-4 py-8 sm:py-12">
      <div className="mb-1 grid gap-1">
        <h1 className="text-28">Account</h1>
        <p className="text-fg-2">{user.email}</p>
      </div>
      <ProfilePanel key={user.id} user={user} />
      <PasswordPanel email={user.email ?? ''} />
      <SessionsPanel />
      <PaymentsPanel />
      <DataPanel />
    </div>
  );
}
