import type { MongoStore } from '@backsmith/blueprint';
import type { ServiceOn } from '../store-renderer.ts';

/** A service whose records MongoDB keeps. */
export type MongoService = ServiceOn<MongoStore>;
