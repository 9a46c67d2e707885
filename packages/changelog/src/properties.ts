import type { ChangeNode } from './change-node.ts';

/** What `${name}` in changelogs stands for; the first value given stands (Liquibase: Substituting properties in changelogs). */
export class Properties {
  readonly #values = new Map<string, string>();

  set(name: string, value: string): void {
    if (!this.#values.has(name)) this.#values.set(name, value);
  }

  /** A text with the values of its names; a name that nothing was given for stays as it is written. */
  filled(text: string): string {
    return text.includes('${')
      ? text.replace(/\$\{([^{}]+)\}/g, (all, name: string) => this.#values.get(name.trim()) ?? all)
      : text;
  }

  /** A part with all names of its attributes, text and parts filled. */
  filledNode(node: ChangeNode): ChangeNode {
    return {
      ...node,
      attributes: new Map([...node.attributes].map(([name, value]) => [name, this.filled(value)])),
      text: this.filled(node.text),
      children: node.children.map((child) => this.filledNode(child)),
    };
  }
}
