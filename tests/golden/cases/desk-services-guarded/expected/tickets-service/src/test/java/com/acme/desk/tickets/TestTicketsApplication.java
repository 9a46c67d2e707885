package com.acme.desk.tickets;

import org.springframework.boot.SpringApplication;

/** Starts the application from an IDE, as in development. */
public class TestTicketsApplication {
  public static void main(String[] args) {
    SpringApplication.from(TicketsApplication::main).withAdditionalProfiles("dev").run(args);
  }
}
