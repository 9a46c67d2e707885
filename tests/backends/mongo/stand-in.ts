/** What a guarded backend in development is told, which says itself what production asks for: nothing is made up where it is missing. */
export function onStandIn(settings: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return {
    SPRING_PROFILES_ACTIVE: 'dev',
    APP_SECURITY_GENERATEKEY: 'false',
    ...settings,
    APP_SECURITY_FIRSTADMINISTRATOR_PASSWORD: settings['ADMIN_PASSWORD'] ?? '',
  };
}
