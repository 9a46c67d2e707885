/** A graph as lists of the places each place leads to. */
export type Graph = readonly (readonly number[])[];

/**
 * The strongly connected component of every place: places have the same number when each can be reached from the other.
 * Tarjan's algorithm with a stack of its own, as chains of thousands of tables would overflow the program's.
 */
export function strongComponents(graph: Graph): readonly number[] {
  const found = new Map<number, number>();
  const lowest = new Map<number, number>();
  const component: number[] = [];
  const open: number[] = [];
  for (let start = 0; start < graph.length; start += 1) {
    if (found.has(start)) continue;
    const path = [{ place: start, next: 0 }];
    while (path.length > 0) {
      const step = path.at(-1);
      if (step === undefined) break;
      const { place } = step;
      if (step.next === 0) {
        found.set(place, found.size);
        lowest.set(place, found.size - 1);
        open.push(place);
      }
      const target = graph[place]?.[step.next];
      step.next += 1;
      if (target === undefined) {
        path.pop();
        if (lowest.get(place) === found.get(place)) closeComponent(open, place, component);
        lower(lowest, path.at(-1)?.place, lowest.get(place));
      } else if (!found.has(target)) path.push({ place: target, next: 0 });
      else if (component[target] === undefined) lower(lowest, place, found.get(target));
    }
  }
  return component;
}

/** Everything opened since a component's first place belongs to it. */
function closeComponent(open: number[], first: number, component: number[]): void {
  for (;;) {
    const place = open.pop();
    if (place === undefined) return;
    component[place] = first;
    if (place === first) return;
  }
}

function lower(lowest: Map<number, number>, place: number | undefined, value: number | undefined): void {
  if (place === undefined || value === undefined) return;
  lowest.set(place, Math.min(lowest.get(place) ?? value, value));
}
