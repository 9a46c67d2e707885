import type { MongoStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const BEAN = java`@org.springframework.context.annotation.Bean`;
const VALUE = java`@org.springframework.beans.factory.annotation.Value`;
const CONVERSIONS = java`org.springframework.data.mongodb.core.convert.MongoCustomConversions`;
const CONVERTER = java`org.springframework.data.mongodb.core.convert.MappingMongoConverter`;

/** How documents are read and written, and how the server is reached. */
export function configuration({ support: { classes } }: MongoStore): JavaFile {
  const { configuration: self, conversions } = classes;
  return fileOf(
    self,
    java`
      ${javadoc`How documents are read and written, and how the server is reached.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      public class ${classOf(self)} {
        ${javadoc`Numbers with a fraction keep all their digits, and times are those of UTC.`}
        ${BEAN}
        ${CONVERSIONS} mongoCustomConversions() {
          return ${CONVERSIONS}.create(
              settings ->
                  settings
                      .bigDecimal(${CONVERSIONS}.BigDecimalRepresentation.DECIMAL128)
                      .useNativeDriverJavaTimeCodecs()
                      .registerConverters(${classOf(conversions)}.all()));
        }

        ${javadoc`No document says which class of Java it was written from.`}
        ${BEAN}
        ${CONVERTER} mappingMongoConverter(
            org.springframework.data.mongodb.MongoDatabaseFactory databases,
            org.springframework.data.mongodb.core.mapping.MongoMappingContext context,
            ${CONVERSIONS} conversions) {
          ${CONVERTER} converter =
              new ${CONVERTER}(new org.springframework.data.mongodb.core.convert.DefaultDbRefResolver(databases), context);
          converter.setCustomConversions(conversions);
          converter.setTypeMapper(new org.springframework.data.mongodb.core.convert.DefaultMongoTypeMapper(null));
          return converter;
        }

        ${javadoc`A server that is away is told before a client gives up.`}
        ${BEAN}
        org.springframework.boot.mongodb.autoconfigure.MongoClientSettingsBuilderCustomizer connection(
            ${VALUE}("\${app.mongodb.user}") String user, ${VALUE}("\${app.mongodb.password}") String password) {
          return settings -> {
            settings.applyToClusterSettings(cluster -> cluster.serverSelectionTimeout(4, java.util.concurrent.TimeUnit.SECONDS));
            if (!user.isEmpty()) {
              settings.credential(com.mongodb.MongoCredential.createCredential(user, "admin", password.toCharArray()));
            }
          };
        }
      }`,
  );
}
