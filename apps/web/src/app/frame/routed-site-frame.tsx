import { Outlet } from 'react-router';
import { SiteFrame } from './site-frame.tsx';

/** The public frame around whatever page the address names. */
export function RoutedSiteFrame() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
