package com.acme.seeds;

import org.springframework.boot.SpringApplication;

/** Starts the application from an IDE, as in development. */
public class TestSeedsApplication {
  public static void main(String[] args) {
    SpringApplication.from(SeedsApplication::main).withAdditionalProfiles("dev").run(args);
  }
}
