/** A short machine word: a feature, a role, a size. */
export function Tag({ children }: { readonly children: string }) {
  return (
    <span className="inline-flex h-5 items-center rounded-tag border border-line px-1.5 font-mono text-[11.5px] leading-none whitespace-nowrap text-fg-2">
      {children}
    </span>
  );
}
