import { formatBytes } from '@backsmith/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { forgetKeptFile, keptFile } from '../../../shared/lib/kept-file.ts';
import { forgetKeptPrompt, keptPrompt } from '../../../shared/lib/kept-prompt.ts';
import { forgetKeptTemplate, keptTemplate } from '../../../shared/lib/kept-template.ts';
import { FileRow } from '../../../shared/ui/file-row.tsx';

/** Whoever came here with a file, an idea or a model sees that it was not lost on the way. Nothing without one. */
export function WhatWaits({ children }: { readonly children?: ReactNode }) {
  const [file, setFile] = useState<File | null>(null);
  const [prompt, setPrompt] = useState(keptPrompt);
  const [template, setTemplate] = useState(keptTemplate);
  useEffect(() => {
    let isHere = true;
    void keptFile().then((kept) => isHere && setFile(kept));
    return () => {
      isHere = false;
    };
  }, []);
  if (file === null && prompt === null && template === null) return null;
  const removeFile = () => {
    setFile(null);
    void forgetKeptFile();
  };
  const removePrompt = () => {
    setPrompt(null);
    forgetKeptPrompt();
  };
  const removeTemplate = () => {
    setTemplate(null);
    forgetKeptTemplate();
  };
  return (
    <section aria-label="What waits for you" className="grid gap-3">
      {file !== null && <FileRow name={file.name} size={formatBytes(file.size)} onRemove={removeFile} />}
      {prompt !== null && <FileRow name="Your idea" size={prompt} onRemove={removePrompt} />}
      {template !== null && <FileRow name={template.title} size="Model" onRemove={removeTemplate} />}
      <p className="text-13 text-fg-2">
        It is kept in this browser and goes with you into the generator. Nothing has been uploaded yet.
      </p>
      {children}
    </section>
  );
}
