package org.members;

import org.springframework.boot.SpringApplication;

/** Starts the application from an IDE, as in development. */
public class TestMembersApplication {
  public static void main(String[] args) {
    SpringApplication.from(MembersApplication::main).withAdditionalProfiles("dev").run(args);
  }
}
