/** Stands in for the page in its final sizes while the first load runs. */
export function DashboardSkeleton() {
  const block = 'rounded-panel bg-surface-2';
  return (
    <div aria-hidden className="after-a-moment grid gap-4">
      <div className={`${block} h-[104px]`} />
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_336px]">
        <div className={`${block} h-[420px]`} />
        <div className={`${block} h-[280px]`} />
      </div>
    </div>
  );
}
