import { PRODUCT } from '@backsmith/contract';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { KeptSetup } from './use-kept-setup.ts';

/** Most who come this far are new; who is not finds the other door there. */
const DOOR = `/register?redirect=${encodeURIComponent(PRODUCT.chatPath)}`;

/**
 * Sends a stranger who builds to the door, from where the way leads back here.
 *
 * @returns true where a build was asked for and nothing is missing: it goes on
 */
export function useDoor({ view, isSetUp, isBuilding }: KeptSetup, isStranger: boolean): boolean {
  const navigate = useNavigate();
  const isReady = view === 'review' && isSetUp && isBuilding;
  const isAtDoor = isReady && isStranger;
  const goToDoor = useEffectEvent(() => void navigate(DOOR));
  useEffect(() => {
    if (isAtDoor) goToDoor();
  }, [isAtDoor]);
  return isReady && !isStranger;
}
