import { useLocation, useNavigate } from 'react-router';

/** Goes to the page before, or home where this site was not open before. */
export function useWayBack(): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst && !cameFromHere() ? navigate('/') : navigate(-1));
}

/** True when the page before, in another document, was one of this site. Older browsers know its address only. */
function cameFromHere(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
