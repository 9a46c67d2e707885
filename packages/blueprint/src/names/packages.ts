import { isJavaPackageName, JAVA_KEYWORDS, NameScope, toSnakeCase } from '@backsmith/text';
import { DEVICE_NAMES } from '../data/device-names.ts';
import type { ClassName } from '../model/java.ts';
import type { Layout } from '../options.ts';

/** The kinds of classes a resource has; by layer each has a package of its own. */
export type Layer = 'controller' | 'service' | 'repository' | 'domain' | 'dto';

/** The rooms of the part that guards the calls. */
export type SecurityRoom = 'account' | 'session' | 'password' | 'tenant' | 'mail' | 'limit' | 'audit';

/** Finds the package of a class: by layer, or by the resource it belongs to. */
export class Packages {
  readonly #base: string;
  readonly #layout: Layout;
  readonly #features: NameScope;
  readonly #byResource = new Map<string, string>();

  constructor(base: string, layout: Layout) {
    this.#base = base;
    this.#layout = layout;
    this.#features = new NameScope({
      reserved: [...JAVA_KEYWORDS, ...DEVICE_NAMES, 'common', 'config', 'exception', 'messaging', 'security'],
      suffix: 's',
    });
  }

  /** The package of a resource's class of this layer. `resource` is the resource's class name. */
  of(layer: Layer, resource: string): string {
    return `${this.#base}.${this.#layout === 'layer' ? layer : this.#feature(resource)}`;
  }

  /** A class every resource shares. */
  shared(segment: 'common' | 'config' | 'exception', name: string): ClassName {
    return { packageName: `${this.#base}.${segment}`, name };
  }

  /** A class that asks other services, or is asked in their place. */
  neighbour(name: string): ClassName {
    return { packageName: `${this.#base}.neighbour`, name };
  }

  /** A class of the part that tells other services what happened, and hears of them. */
  event(name: string): ClassName {
    return { packageName: `${this.#base}.messaging`, name };
  }

  /** A class of the part that guards the calls, or of a room of it. */
  security(name: string, room?: SecurityRoom): ClassName {
    return { packageName: `${this.#base}.security${room === undefined ? '' : `.${room}`}`, name };
  }

  /** A class directly below the project's package. */
  root(name: string): ClassName {
    return { packageName: this.#base, name };
  }

  #feature(resource: string): string {
    const known = this.#byResource.get(resource);
    if (known !== undefined) return known;
    const plain = toSnakeCase(resource).replaceAll('_', '');
    const taken = this.#features.take(isJavaPackageName(plain) || JAVA_KEYWORDS.has(plain) ? plain : 'feature');
    this.#byResource.set(resource, taken);
    return taken;
  }
}
