import { Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';
import { describe, expect, test } from 'vitest';
import { fileOf, projects, type Project } from './projects.ts';

function instructionsOf(project: Project): readonly Instruction[] {
  return DockerfileParser.parse(fileOf(project, 'Dockerfile')).getInstructions();
}

function argumentsOf(instruction: Instruction | undefined): readonly string[] {
  return (instruction?.getArguments() ?? []).map((argument) => argument.getValue());
}

describe.each(projects().map((project) => [project.title, project] as const))('the Dockerfile of %s', (_, project) => {
  const found = instructionsOf(project);

  test('has the instructions of two stages and no others', () => {
    const keywords = found.map((instruction) => instruction.getKeyword()).filter((keyword) => keyword !== 'RUN');
    expect(keywords.join(' ')).toBe('FROM WORKDIR COPY COPY FROM WORKDIR COPY COPY COPY COPY USER EXPOSE ENTRYPOINT');
  });

  test('copies from its first stage, whose jar is the one the build makes', () => {
    const [stage] = DockerfileParser.parse(fileOf(project, 'Dockerfile')).getFROMs();
    expect(stage?.getBuildStage()).toBe('build');
    const copies = found.filter((instruction) => instruction instanceof Copy).slice(2);
    expect(copies).toHaveLength(4);
    for (const copy of copies) {
      expect(copy.getFromFlag()?.getValue()).toBe('build');
      expect(argumentsOf(copy)).toEqual([expect.stringMatching(/^\/build\/layers\/[a-z-]+\/$/u), './']);
    }
    const [artifact = ''] = /(?<=<\/parent>[\s\S]*<artifactId>)[^<]+/.exec(fileOf(project, 'pom.xml')) ?? [];
    expect(fileOf(project, 'Dockerfile')).toContain(`target/${artifact}-`);
  });

  test('ends in a command without a shell', () => {
    const words = argumentsOf(found.at(-1)).join(' ');
    const command = JSON.parse(words) as readonly string[];
    expect([command[0], ...command.slice(-2)]).toEqual(['java', '-jar', 'application.jar']);
  });
});
