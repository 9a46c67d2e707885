package com.acme.desk.auth;

import org.springframework.boot.SpringApplication;

/** Starts the application from an IDE, as in development. */
public class TestAuthApplication {
  public static void main(String[] args) {
    SpringApplication.from(AuthApplication::main).withAdditionalProfiles("dev").run(args);
  }
}
