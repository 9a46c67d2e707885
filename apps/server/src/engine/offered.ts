import {
  ARCHITECTURE_TYPES,
  FEATURE_NAMES,
  SOURCE_LAYOUTS,
  TARGET_DATABASES,
  TARGET_JAVA_VERSIONS,
  type Capabilities,
} from '@backsmith/contract';
import { ENGINE_STEPS, supportedOptions } from '@backsmith/engine';

/** What this server can generate: the engine's own word for every choice the contract knows. */
export function offered(): Capabilities {
  const built = supportedOptions();
  return {
    architectures: choices(ARCHITECTURE_TYPES, built.architectures),
    features: choices(FEATURE_NAMES, built.features),
    databases: choices(TARGET_DATABASES, built.databases),
    javaVersions: choices(TARGET_JAVA_VERSIONS, built.javaVersions),
    layouts: choices(SOURCE_LAYOUTS, built.layouts),
    sources: choices(['file', 'idea'], ['file']),
    steps: [...ENGINE_STEPS],
  };
}

function choices<Value>(known: readonly Value[], available: readonly Value[]) {
  return known.map((value) => ({ value, available: available.includes(value) }));
}
