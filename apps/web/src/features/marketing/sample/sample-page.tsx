import { useState } from 'react';
import { sample } from '../../../content/sample/index.ts';
import { samplePage } from '../../../content/sample-page.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Download } from '../../../shared/ui/tool-icons.ts';
import { ClosingCall } from '../closing-call.tsx';
import { Sheet } from '../sheet.tsx';
import { StartButton } from '../start-button.tsx';
import { ProjectBrowser } from './project-browser.tsx';

/** A finished project to look through before anybody pays. */
export function SamplePage() {
  const { title, lead, run, closing } = samplePage;
  return (
    <Sheet>
      <div className="grid gap-6 px-5 pt-12 pb-10 sm:px-12 sm:pt-[clamp(56px,7vw,96px)]">
        <h1 className="max-w-[760px] text-60">{title}</h1>
        <p className="lead max-w-[760px]">{lead}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <DownloadSample />
          <p className="text-13 text-fg-2">{run}</p>
        </div>
      </div>
      <ProjectBrowser />
      <ClosingCall title={closing.title} lead={closing.lead}>
        <StartButton size="lg" />
        <ButtonLink size="lg" to="/pricing">
          See the plans
        </ButtonLink>
      </ClosingCall>
    </Sheet>
  );
}

/** The zip is packed here, from the files the page shows. */
function DownloadSample() {
  const [state, setState] = useState<'idle' | 'packing' | 'failed'>('idle');
  async function download(): Promise<void> {
    setState('packing');
    try {
      const { zipProject } = await import('./zip-project.ts');
      saveFile(new Blob([zipProject(sample.project)], { type: 'application/zip' }), `${sample.project}.zip`);
      setState('idle');
    } catch (cause) {
      console.info('The sample could not be packed.', cause);
      setState('failed');
    }
  }
  return (
    <>
      <Button tone="ink" size="lg" busy={state === 'packing'} busyLabel="Packing..." onClick={() => void download()}>
        <Icon of={Download} />
        {samplePage.download}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-13 text-bad">
          The zip could not be packed. Check your connection and try again.
        </p>
      )}
    </>
  );
}
