import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fileAt, renderSql } from '../../testing/render-sql.ts';

const SQL = `
  CREATE TABLE client (id uuid PRIMARY KEY, name varchar(80) NOT NULL);
  CREATE TABLE parcel (id bigserial PRIMARY KEY, client_id uuid NOT NULL REFERENCES client);`;

const services = {
  services: [
    { name: 'clients', tables: ['client'] },
    { name: 'parcels', tables: ['parcel'] },
  ],
};

const PARCELS = 'parcels-service/src/main/java/org/depot/parcels';

describe.each([true, false])('guarded services, with all else %s', (on) => {
  const files = renderSql(SQL, {
    architecture: 'microservice',
    features: { swagger: on, exceptionHandler: on, security: true },
    services,
  });
  const paths = [...files.keys()];

  it('have passwords, mails and keys that sign in one place alone', () => {
    const isSecret = /\/(?:OwnIssuer|LocalSignIn|KeySetEndpoint|AccessTokens|Accounts|Mailer|SignIn)\.java$/u;
    const places = paths.filter((path) => isSecret.test(path)).map((path) => path.split('/')[0]);
    expect(places).toHaveLength(7);
    expect(new Set(places)).toEqual(new Set(['auth-service']));
    for (const folder of ['parcels-service', 'clients-service']) {
      const own = paths.filter((path) => path.startsWith(folder)).map((path) => fileAt(files, path));
      expect(own.join('\n')).not.toMatch(/JWT_SIGNING_KEY|ADMIN_PASSWORD|PasswordEncoder|MAIL_/u);
    }
  });

  it('check issuer, audience and kind of signature by the keys of the auth service', () => {
    const trusted = fileAt(files, `${PARCELS}/security/TrustedIssuer.java`);
    expect(trusted).toContain('properties.authService() + "/.well-known/jwks.json"');
    for (const check of ['JwtIssuerValidator(', 'JwtAudienceValidator(', 'jwsAlgorithm(SignatureAlgorithm.RS256)'])
      expect(trusted).toContain(check);
    expect(fileAt(files, 'parcels-service/src/main/resources/application.yaml')).toContain(
      'auth-service: ${AUTH_URL:http://localhost:8083}',
    );
  });

  it('test that made-up tokens do not make them read keys again and again', () => {
    expect(fileAt(files, `${PARCELS.replace('/main/', '/test/')}/security/CalmKeysTest.java`)).toContain(
      'new CalmKeys(new Shown())',
    );
    expect(paths.filter((path) => path.endsWith('/CalmKeysTest.java'))).toHaveLength(2);
  });

  it('ask each other with the token of the call, and tell a refusal', () => {
    expect(fileAt(files, `${PARCELS}/neighbour/NeighboursConfig.java`)).toContain('new CallerToken()');
    const asking = fileAt(files, `${PARCELS}/neighbour/Neighbours.java`);
    expect(asking).toContain('catch (HttpClientErrorException.Forbidden e)');
    expect(asking).toContain(on ? 'NeighbourRefusalException' : 'HttpStatus.FORBIDDEN');
  });

  it('prove to each other that a service asks, whose calls count for nobody', () => {
    expect(fileAt(files, `${PARCELS}/neighbour/NeighboursConfig.java`)).toContain('identity.towards(group.name())');
    for (const folder of ['parcels', 'clients']) {
      const limits = `${folder}-service/src/main/java/org/depot/${folder}/security/limit`;
      expect(fileAt(files, `${limits}/ServiceIdentity.java`)).toContain(`SELF = "${folder}"`);
      expect(fileAt(files, `${limits}/RateLimitFilter.java`)).toContain('services.isCalling(request)');
    }
    expect(paths.filter((path) => path.startsWith('auth-service') && path.includes('ServiceIdentity'))).toEqual([]);
  });

  it('answer other services in the name of users alone, past no gateway', () => {
    const clients = 'clients-service/src/main/java/org/depot/clients/security';
    expect(fileAt(files, `${clients}/SecurityConfig.java`)).toContain(
      'calls.requestMatchers(AccessRules.INTERNAL).hasAnyRole(Role.USER.andAbove());',
    );
    expect(fileAt(files, 'auth-service/src/main/java/org/depot/auth/security/SecurityConfig.java')).not.toContain(
      'INTERNAL',
    );
    expect(fileAt(files, 'gateway/src/main/resources/application.yaml')).not.toContain('/internal');
    const settings = fileAt(files, 'clients-service/src/main/resources/application.yaml');
    expect(settings.includes('paths-to-exclude')).toBe(on);
  });

  it('are reached through the gateway, which decides over browsers', () => {
    const gateway = fileAt(files, 'gateway/src/main/resources/application.yaml');
    expect(gateway).toContain('Path=/.well-known/jwks.json/**,/auth/**');
    expect(gateway.match(/RemoveRequestHeader=Origin/gu)).toHaveLength(3);
    const docs = files.get('gateway/src/main/resources/application-docs.yaml');
    expect(docs?.includes('/docs/auth') ?? false).toBe(on);
  });

  it('get their secrets where they are run, and the auth service alone gets those of signing in', () => {
    const { services: containers } = parse(fileAt(files, 'compose.yaml')) as {
      readonly services: Readonly<Record<string, { readonly environment: Readonly<Record<string, string>> }>>;
    };
    expect(containers['auth-service']?.environment['JWT_SIGNING_KEY']).toMatch(/^\$\{JWT_SIGNING_KEY:\?/u);
    expect(containers['parcels-service']?.environment).toMatchObject({ AUTH_URL: 'http://auth-service:8083' });
    expect(containers['parcels-service']?.environment).not.toHaveProperty('JWT_SIGNING_KEY');
    for (const name of ['parcels-service', 'clients-service'])
      expect(containers[name]?.environment['SERVICES_KEY']).toMatch(/^\$\{SERVICES_KEY:\?/u);
    expect(containers['auth-service']?.environment).not.toHaveProperty('SERVICES_KEY');
    expect(fileAt(files, 'k8s/overlays/local/kustomization.yaml')).toContain('- JWT_SIGNING_KEY=signing-key.pem');
    expect(fileAt(files, 'k8s/base/parcels-service/config.env')).toContain('AUTH_URL=http://depot-auth');
    expect(fileAt(files, '.gitignore').split('\n')).toContain('signing-key.pem');
  });

  it('say how to sign in', () => {
    const guide = fileAt(files, 'README.md');
    expect(guide).toContain('JWT_SIGNING_KEY="$(cat signing-key.pem)" ADMIN_PASSWORD=choose-a-long-one docker compose');
    expect(guide).toContain('http://localhost:8080/auth/login');
    const [signIn = '', ...calls] = fileAt(files, 'parcels-service/requests.http').split('###').slice(1);
    expect(signIn).toContain('POST {{auth}}/auth/login');
    expect(calls.filter((call) => call.includes('Bearer {{accessToken}}')).length).toBeGreaterThan(4);
  });
});
