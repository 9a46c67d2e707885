package com.acme.desk.clients;

import org.springframework.boot.SpringApplication;

/** Starts the application from an IDE, as in development. */
public class TestClientsApplication {
  public static void main(String[] args) {
    SpringApplication.from(ClientsApplication::main).withAdditionalProfiles("dev").run(args);
  }
}
