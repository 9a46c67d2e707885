/** What a guarded backend in development is told, which says itself what production asks for: nothing is made up where it is missing. */
export function onStandIn(settings: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return {
    SPRING_PROFILES_ACTIVE: 'dev',
    APP_SECURITY_GENERATEKEY: 'false',
    APP_SECURITY_REGISTRATION: settings['REGISTRATION'] ?? 'false',
    SPRINGDOC_APIDOCS_ENABLED: settings['API_DOCS'] ?? 'true',
    SPRINGDOC_SWAGGERUI_ENABLED: settings['API_DOCS'] ?? 'true',
    ...settings,
    APP_SECURITY_FIRSTADMINISTRATOR_PASSWORD: settings['ADMIN_PASSWORD'] ?? '',
  };
}
