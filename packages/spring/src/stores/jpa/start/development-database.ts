import { DEVELOPMENT } from '@backsmith/blueprint';
import type { ClassName } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const SERVER = java`io.zonky.test.db.postgres.embedded.EmbeddedPostgres`;
const DETAILS = java`org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails`;
const PATH = java`java.nio.file.Path`;
const FILES = java`java.nio.file.Files`;
const IO_EXCEPTION = java`java.io.IOException`;
const SQL_EXCEPTION = java`java.sql.SQLException`;

/** What starts the embedded server of development and of the tests. */
export function developmentDatabase(self: ClassName): JavaFile {
  const value = java`org.springframework.beans.factory.annotation.Value`;
  return fileOf(
    self,
    java`
      ${javadoc`A PostgreSQL of its own for development and tests, with its data below target. One server serves all contexts of a JVM. The jar does not hold this class.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      @org.springframework.context.annotation.Profile(${literal(DEVELOPMENT)})
      class ${classOf(self)} {
        private static ${SERVER} server;
        private static java.nio.channels.FileLock lock;

        @org.springframework.context.annotation.Bean
        ${DETAILS} connectionDetails(
            @${value}("\${app.database.folder}") ${PATH} folder, @${value}("\${app.database.keep}") boolean keep)
            throws ${SQL_EXCEPTION} {
          String url = serverIn(folder.toAbsolutePath(), keep).getJdbcUrl("postgres", "postgres");
          return new ${DETAILS}() {
            @Override
            public String getJdbcUrl() {
              return url;
            }

            @Override
            public String getUsername() {
              return "postgres";
            }

            @Override
            public String getPassword() {
              return "";
            }
          };
        }

        ${serverIn(self)}

        ${start()}

        ${unused()}

        ${stopOrphan()}
      }`,
  );
}

/** The server is stopped behind the contexts, as a hook of the JVM would take it away from beneath them. */
function serverIn(self: ClassName): JavaFragment {
  return java`
    private static synchronized ${SERVER} serverIn(${PATH} folder, boolean keep) throws ${SQL_EXCEPTION} {
      if (server == null) {
        try {
          server = start(unused(folder), keep);
        } catch (${IO_EXCEPTION} | RuntimeException | LinkageError problem) {
          throw new java.sql.SQLNonTransientConnectionException(
              "The PostgreSQL of development did not start: it needs its binaries, and an ordinary user with a name."
                  + " A database of yours is taken once SPRING_PROFILES_ACTIVE is production. What the server said: "
                  + beside(folder, ".log"),
              "08001",
              problem);
        }
        org.springframework.boot.SpringApplication.getShutdownHandlers().add(${classOf(self)}::stop);
      }
      return server;
    }

    private static void stop() {
      try {
        server.close();
      } catch (${IO_EXCEPTION} problem) {
        throw new java.io.UncheckedIOException(problem);
      }
    }`;
}

function start(): JavaFragment {
  const redirect = java`java.lang.ProcessBuilder.Redirect`;
  return java`
    private static ${SERVER} start(${PATH} folder, boolean keep) throws ${IO_EXCEPTION} {
      stopOrphan(folder.resolve("postmaster.pid"));
      ${PATH} complete = folder.resolve("complete");
      if (!keep || !${FILES}.exists(complete)) {
        org.springframework.util.FileSystemUtils.deleteRecursively(folder);
      }
      var log = ${redirect}.appendTo(beside(folder, ".log").toFile());
      ${SERVER} started =
          ${SERVER}.builder()
              .setOverrideWorkingDirectory(folder.getParent().toFile())
              .setDataDirectory(folder)
              .setCleanDataDirectory(false)
              .setRegisterShutdownHook(false)
              .setLocaleConfig("locale", "C")
              .setLocaleConfig("locale-provider", "builtin")
              .setLocaleConfig("builtin-locale", "C.UTF-8")
              .setPGStartupWait(java.time.Duration.ofMinutes(1))
              .setOutputRedirector(log)
              .setErrorRedirector(log)
              .start();
      ${FILES}.writeString(complete, "");
      return started;
    }`;
}

function unused(): JavaFragment {
  return java`
    ${javadoc`The folder, or one beside it while another run works there.`}
    private static ${PATH} unused(${PATH} folder) throws ${IO_EXCEPTION} {
      ${FILES}.createDirectories(folder.getParent());
      for (int number = 1; ; number++) {
        ${PATH} own = number == 1 ? folder : beside(folder, "-" + number);
        lock =
            java.nio.channels.FileChannel.open(
                    beside(own, ".lock"),
                    java.nio.file.StandardOpenOption.CREATE,
                    java.nio.file.StandardOpenOption.WRITE)
                .tryLock();
        if (lock != null) {
          return own;
        }
      }
    }

    private static ${PATH} beside(${PATH} folder, String suffix) {
      return folder.resolveSibling(folder.getFileName() + suffix);
    }`;
}

function stopOrphan(): JavaFragment {
  return java`
    ${javadoc`Stops the server a killed run left behind. Its number may be another program's by now.`}
    private static void stopOrphan(${PATH} pidFile) throws ${IO_EXCEPTION} {
      if (!${FILES}.exists(pidFile)) {
        return;
      }
      long pid = Long.parseLong(${FILES}.readAllLines(pidFile).get(0).strip());
      ProcessHandle.of(pid)
          .filter(orphan -> orphan.info().command().orElse("").contains("postgres"))
          .filter(ProcessHandle::destroy)
          .ifPresent(orphan -> orphan.onExit().orTimeout(10, java.util.concurrent.TimeUnit.SECONDS).join());
    }`;
}
