import type { Project } from '@backsmith/contract';
import type { FeatureName } from '@backsmith/options';
import { generationSeconds } from '../lib/duration.ts';
import { COMBINATION_NAMES, combinationOf, tagsOf } from './features.ts';

/** How many projects of a group there are, by what became of them. */
export type Counts = {
  readonly total: number;
  readonly completed: number;
  readonly failed: number;
  readonly generating: number;
  readonly draft: number;
};

/** A group of projects in figures. Times in seconds; null where no project of it has one. */
export type GroupFigures = Counts & {
  /** Completed of all, 0 to 100, not rounded. */
  readonly successRate: number;
  readonly avgGenerationTime: number | null;
};

/** Counts a group. */
export function countsOf(projects: readonly Pick<Project, 'status'>[]): Counts {
  const of = (status: Project['status']) => projects.filter((project) => project.status === status).length;
  return {
    total: projects.length,
    completed: of('completed'),
    failed: of('failed'),
    generating: of('generating'),
    draft: of('draft'),
  };
}

/** Completed of all, 0 to 100; 0 of none. The same everywhere: screens, report, panel. */
export function successRateOf({ completed, total }: Pick<Counts, 'completed' | 'total'>): number {
  return total === 0 ? 0 : (completed / total) * 100;
}

/** The seconds each project took that tells of it, in their order. */
export function secondsOf(projects: readonly Project[]): readonly number[] {
  return projects.map(generationSeconds).filter((seconds) => seconds !== null);
}

function average(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** A group in figures. */
export function figuresOf(projects: readonly Project[]): GroupFigures {
  const counts = countsOf(projects);
  return { ...counts, successRate: successRateOf(counts), avgGenerationTime: average(secondsOf(projects)) };
}

export type PerformanceMetrics = {
  readonly totalProjects: number;
  readonly completedProjects: number;
  readonly failedProjects: number;
  readonly generatingProjects: number;
  readonly draftProjects: number;
  /** Whole percent. */
  readonly successRate: number;
  /** Seconds; null where no project tells of its time. */
  readonly avgGenerationTime: number | null;
  readonly fastestGeneration: number | null;
  readonly slowestGeneration: number | null;
};

/** All projects in figures. */
export function performanceOf(projects: readonly Project[]): PerformanceMetrics {
  const all = figuresOf(projects);
  const seconds = secondsOf(projects);
  const extreme = (of: (...numbers: readonly number[]) => number) => (seconds.length === 0 ? null : of(...seconds));
  return {
    totalProjects: all.total,
    completedProjects: all.completed,
    failedProjects: all.failed,
    generatingProjects: all.generating,
    draftProjects: all.draft,
    successRate: Math.round(all.successRate),
    avgGenerationTime: all.avgGenerationTime,
    fastestGeneration: extreme(Math.min),
    slowestGeneration: extreme(Math.max),
  };
}

export type CombinationFigures = GroupFigures & { readonly name: string };

/** Each combination of features that has projects, in figures. */
export function combinationsOf(projects: readonly Project[]): readonly CombinationFigures[] {
  const groups = Map.groupBy(projects, combinationOf);
  return COMBINATION_NAMES.flatMap((name) => {
    const group = groups.get(name);
    return group === undefined ? [] : [{ name, ...figuresOf(group) }];
  });
}

export type GenerationTime = {
  readonly id: string;
  readonly projectName: string;
  /** Seconds. */
  readonly duration: number;
  readonly status: Project['status'];
  readonly features: readonly FeatureName[];
};

/** How long each project took that tells of it, longest first. */
export function generationTimesOf(projects: readonly Project[]): readonly GenerationTime[] {
  return projects
    .flatMap((project) => {
      const duration = generationSeconds(project);
      const { id, name: projectName, status } = project;
      return duration === null ? [] : [{ id, projectName, duration, status, features: tagsOf(project) }];
    })
    .toSorted((one, other) => other.duration - one.duration);
}
