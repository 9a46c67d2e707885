import { homePartTexts } from '../../../content/home-parts.ts';
import { sample } from '../../../content/sample/index.ts';
import { Code } from '../../../shared/ui/code.tsx';

/** What one types after the download. */
export function LaunchTerminal() {
  const lines = [
    `$ unzip ${sample.project}.zip`,
    `$ cd ${sample.project}`,
    '$ ./mvnw verify',
    '[INFO] BUILD SUCCESS',
    '$ ./mvnw spring-boot:run',
    '$ curl localhost:8080/api/v1/orders',
  ];
  return (
    <Code
      label={homePartTexts.get().commands}
      text={lines.join('\n')}
      language="shell"
      className="plain grid h-[188px] content-center rounded-panel border border-line bg-surface"
    />
  );
}
