import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile, Generation } from '@backsmith/engine';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { generateProject } from '../proof/project.ts';
import { runGeneratedTests, type TestOutcome } from '../proof/generated-tests.ts';

const SCHEMA = `
  CREATE TABLE boat (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name varchar(40) NOT NULL, berths int NOT NULL);
  CREATE TABLE trip (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, boat_id bigint NOT NULL REFERENCES boat (id));`;

const ROOT = 'com/acme/byhand';
const MAIN = `src/main/java/${ROOT}`;

/** Each edit of a file: what stands there, and what stands there afterwards. */
type Edits = Readonly<Record<string, readonly (readonly [string, string])[]>>;

/** An endpoint, a column and a rule at the places the README names. */
const EDITS: Edits = {
  [`${MAIN}/controller/BoatController.java`]: [
    [
      '  @PostMapping\n',
      '  @GetMapping("/{id}/berths")\n  public int berths(@PathVariable Long id) {\n    return service.berths(id);\n  }\n\n  @PostMapping\n',
    ],
  ],
  [`${MAIN}/service/BoatService.java`]: [
    [
      '  @Transactional\n  public BoatResponse create(',
      '  public int berths(Long id) {\n    return find(id).getBerths();\n  }\n\n  @Transactional\n  public BoatResponse create(',
    ],
    [
      '    entity.setName(request.name());\n',
      '    if (request.berths() > 12 && request.harbour() == null) {\n      throw new com.acme.byhand.exception.BadRequestException("Large boats need a harbour");\n    }\n    entity.setName(request.name());\n    entity.setHarbour(request.harbour());\n',
    ],
    ['entity.getBerths())', 'entity.getBerths(), entity.getHarbour())'],
    ['.fields("id", "name", "berths")', '.fields("id", "name", "berths", "harbour")'],
  ],
  [`${MAIN}/domain/Boat.java`]: [
    [
      '  public Long getId() {',
      '  @Column(name = "harbour", length = 40)\n  private String harbour;\n\n  public String getHarbour() {\n    return harbour;\n  }\n\n  public void setHarbour(String harbour) {\n    this.harbour = harbour;\n  }\n\n  public Long getId() {',
    ],
  ],
  [`${MAIN}/dto/BoatRequest.java`]: [
    ['Integer berths)', 'Integer berths, @org.jspecify.annotations.Nullable @Size(max = 40) String harbour)'],
  ],
  [`${MAIN}/dto/BoatResponse.java`]: [
    ['Integer berths)', 'Integer berths, @org.jspecify.annotations.Nullable String harbour)'],
  ],
};

const JOB = `package com.acme.byhand.job;

import org.springframework.scheduling.annotation.EnableScheduling;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

@Component
@EnableScheduling
public class Patrol {
  public volatile int rounds;

  @Scheduled(fixedDelay = 20)
  void walk() {
    rounds++;
  }
}
`;

/** Asks what was added, and starts the application as an IDE does. */
const TEST = `package com.acme.byhand;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.byhand.job.Patrol;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpStatus;

class ByHandTest extends ApiTest {
  @Autowired private Patrol patrol;

  @Test
  void answersTheNewEndpoint() {
    String boat = create("/api/v1/boats", Map.of("name", "Selma", "berths", 4));
    assertThat(get(boat + "/berths")).hasStatusOk().bodyText().isEqualTo("4");
  }

  @Test
  void keepsTheNewColumn() {
    String boat = create("/api/v1/boats", Map.of("name", "Selma", "berths", 4, "harbour", "Ystad"));
    assertThat(read(boat).get("harbour").asString()).isEqualTo("Ystad");
    assertThat(patch(boat, Map.of("harbour", "Rostock"))).hasStatusOk();
    assertThat(read(boat).get("harbour").asString()).isEqualTo("Rostock");
    assertThat(get("/api/v1/boats?sort=harbour,desc")).hasStatusOk();
  }

  @Test
  void keepsTheNewRule() {
    assertThat(post("/api/v1/boats", Map.of("name", "Selma", "berths", 13))).hasStatus(HttpStatus.BAD_REQUEST);
    String boat = create("/api/v1/boats", Map.of("name", "Selma", "berths", 13, "harbour", "Ystad"));
    assertThat(put(boat, Map.of("name", "Selma", "berths", 14))).hasStatus(HttpStatus.BAD_REQUEST);
  }

  @Test
  void runsTheNewJob() throws InterruptedException {
    for (int waited = 0; patrol.rounds < 2 && waited < 10_000; waited += 20) {
      Thread.sleep(20);
    }
    assertThat(patrol.rounds).isGreaterThanOrEqualTo(2);
  }

  @Test
  void startsAsAnIdeStartsIt() {
    TestByhandApplication.main(new String[] {"--server.port=0"});
  }
}
`;

function edited({ path, content }: GeneratedFile): GeneratedFile {
  let text = content.toString();
  for (const [before, after] of EDITS[path] ?? []) {
    expect(text, path).toContain(before);
    text = text.replace(before, () => after);
  }
  return EDITS[path] === undefined ? { path, content } : { path, content: text };
}

/** The next migration, as the README says, for the database of development. */
const COLUMN = 'ALTER TABLE boat ADD COLUMN harbour varchar(40);\n';

const CONTRACT = 'openapi.yaml';

/** The project as somebody left it who committed what its tests wrote, and changed it afterwards. */
function changedByHand(generation: Generation, contract?: string): Generation {
  const folder = 'src/main/resources/db/migration';
  const numbers = generation.files.flatMap(({ path }) => Number(/\/h2\/V(\d+)__/u.exec(path)?.[1] ?? 0));
  const next = Math.max(...numbers) + 1;
  return {
    ...generation,
    files: [
      ...generation.files.map(edited),
      ...['h2', 'postgresql'].map((kind) => ({ path: `${folder}/${kind}/V${next}__harbour.sql`, content: COLUMN })),
      { path: `${MAIN}/job/Patrol.java`, content: JOB },
      { path: `src/test/java/${ROOT}/ByHandTest.java`, content: TEST },
      ...(contract === undefined ? [] : [{ path: CONTRACT, content: contract }]),
    ],
  };
}

function untouched(): Generation {
  return generateProject('byhand', Buffer.from(SCHEMA), {
    projectName: 'byhand',
    database: 'postgresql',
    devDatabase: 'h2',
    features: { swagger: true, exceptionHandler: true, security: true },
  });
}

const CLAIM: ProjectClaim = { name: 'boats', generate: () => [changedByHand(untouched())] };

const SUITE = {
  name: 'a project changed by hand where its README says',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims: () => [CLAIM],
  dependsOn: 'build',
  limits: { changed: 1, again: 1 / 8 },
  parts: ['JDK 25'],
  harness: ['tests/backends/byhand', 'tests/backends/proof/generated-tests.ts'],
} as const;

async function outcomesOf(generation: Generation, scratch = scratchFolder('byhand')): Promise<readonly TestOutcome[]> {
  const runs = await runGeneratedTests(scratch, new Map([['byhand', generation]]));
  return runs.get('byhand')?.outcomes ?? [];
}

describeProofs(SUITE, ({ taken, proven }) => {
  test.each(taken)(
    '$name: all tests pass, it starts as an IDE starts it, and only the contract notices that the API is another one',
    async (claim) => {
      const scratch = scratchFolder('byhand');
      const before = await outcomesOf(untouched(), scratch);
      expect(before.filter(({ problem }) => problem !== '')).toEqual([]);
      const contract = readFileSync(join(scratch, 'byhand', CONTRACT), 'utf8');
      expect(contract).not.toMatch(/localhost|servers/u);

      const outcomes = await outcomesOf(changedByHand(untouched(), contract));
      const [notice, ...others] = outcomes.filter(({ problem }) => problem !== '');
      expect(others).toEqual([]);
      expect(notice?.test).toBe('OpenApiContractTest.isWhatTheContractSays');
      expect(notice?.problem).toMatch(/-Dopenapi\.update=true.*\/api\/v1\/boats\/\{id\}\/berths/u);
      expect(outcomes.filter(({ test: title }) => title.startsWith('ByHandTest.'))).toHaveLength(5);
      expect(outcomes.length).toBeGreaterThan(20);
      proven(claim);
    },
  );
});
