import type { JpaStore } from '@backsmith/blueprint';
import type { ServiceOn } from '../store-renderer.ts';

/** A service whose records a relational database keeps. */
export type JpaService = ServiceOn<JpaStore>;
