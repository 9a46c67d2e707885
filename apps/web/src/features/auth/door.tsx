import { Outlet } from 'react-router';
import { Brand } from '../../shared/ui/mark.tsx';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';
import { DoorView } from './components/door-view.tsx';

/** The frame of sign-in and sign-up: the form at the left, what comes of it at the right. */
export function Door() {
  return (
    <div className="grid min-h-dvh md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="grid grid-rows-[auto_1fr_auto] px-5 py-4 sm:px-8 sm:py-6">
        <header className="flex items-center justify-between">
          <Brand />
          <ThemeSwitch />
        </header>
        <main id="main" tabIndex={-1} className="grid place-items-center py-8">
          <Outlet />
        </main>
        <footer className="text-12 text-fg-3">Your schema stays yours. Rows of data in a dump are skipped.</footer>
      </div>
      <DoorView />
    </div>
  );
}
