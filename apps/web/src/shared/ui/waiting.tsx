import { Ring } from './ring.tsx';

/** A ring beside words that say what is being waited for. */
export function Waiting({ children }: { readonly children: string }) {
  return (
    <p role="status" className="after-a-moment grid min-h-[40vh] place-content-center">
      <span className="flex items-center gap-3 text-fg-2">
        <Ring />
        {children}
      </span>
    </p>
  );
}
