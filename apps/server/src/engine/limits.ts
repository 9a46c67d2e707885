/** What one task of the engine may use. */
export type TaskLimits = {
  readonly timeLimitMs: number;
  /** Heap and buffers of the thread together, since the task began. */
  readonly memoryLimitMb: number;
};
