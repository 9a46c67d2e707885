package com.acme.jobs.config;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;
import org.springframework.util.FileSystemUtils;

/**
 * A PostgreSQL of its own for development and tests, with its data below target. One server serves
 * all contexts of a JVM. The jar does not hold this class.
 */
@Configuration(proxyBeanMethods = false)
@Profile("dev")
class DevelopmentDatabase {
  private static EmbeddedPostgres server;
  private static FileLock lock;

  @Bean
  JdbcConnectionDetails connectionDetails(
      @Value("${app.database.folder}") Path folder, @Value("${app.database.keep}") boolean keep)
      throws SQLException {
    String url = serverIn(folder.toAbsolutePath(), keep).getJdbcUrl("postgres", "postgres");
    return new JdbcConnectionDetails() {
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

  private static synchronized EmbeddedPostgres serverIn(Path folder, boolean keep)
      throws SQLException {
    if (server == null) {
      try {
        server = start(unused(folder), keep);
      } catch (IOException | RuntimeException | LinkageError problem) {
        throw new SQLNonTransientConnectionException(
            "The PostgreSQL of development did not start: it needs its binaries, and an ordinary"
                + " user with a name. A database of yours is taken once SPRING_PROFILES_ACTIVE is"
                + " production. What the server said: "
                + beside(folder, ".log"),
            "08001",
            problem);
      }
      SpringApplication.getShutdownHandlers().add(DevelopmentDatabase::stop);
    }
    return server;
  }

  private static void stop() {
    try {
      server.close();
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  private static EmbeddedPostgres start(Path folder, boolean keep) throws IOException {
    stopOrphan(folder.resolve("postmaster.pid"));
    Path complete = folder.resolve("complete");
    if (!keep || !Files.exists(complete)) {
      FileSystemUtils.deleteRecursively(folder);
    }
    var log = ProcessBuilder.Redirect.appendTo(beside(folder, ".log").toFile());
    EmbeddedPostgres started =
        EmbeddedPostgres.builder()
            .setOverrideWorkingDirectory(folder.getParent().toFile())
            .setDataDirectory(folder)
            .setCleanDataDirectory(false)
            .setRegisterShutdownHook(false)
            .setLocaleConfig("locale", "C")
            .setLocaleConfig("locale-provider", "builtin")
            .setLocaleConfig("builtin-locale", "C.UTF-8")
            .setPGStartupWait(Duration.ofMinutes(1))
            .setOutputRedirector(log)
            .setErrorRedirector(log)
            .start();
    Files.writeString(complete, "");
    return started;
  }

  /** The folder, or one beside it while another run works there. */
  private static Path unused(Path folder) throws IOException {
    Files.createDirectories(folder.getParent());
    for (int number = 1; ; number++) {
      Path own = number == 1 ? folder : beside(folder, "-" + number);
      lock =
          FileChannel.open(
                  beside(own, ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)
              .tryLock();
      if (lock != null) {
        return own;
      }
    }
  }

  private static Path beside(Path folder, String suffix) {
    return folder.resolveSibling(folder.getFileName() + suffix);
  }

  /** Stops the server a killed run left behind. Its number may be another program's by now. */
  private static void stopOrphan(Path pidFile) throws IOException {
    if (!Files.exists(pidFile)) {
      return;
    }
    long pid = Long.parseLong(Files.readAllLines(pidFile).get(0).strip());
    ProcessHandle.of(pid)
        .filter(orphan -> orphan.info().command().orElse("").contains("postgres"))
        .filter(ProcessHandle::destroy)
        .ifPresent(orphan -> orphan.onExit().orTimeout(10, TimeUnit.SECONDS).join());
  }
}
