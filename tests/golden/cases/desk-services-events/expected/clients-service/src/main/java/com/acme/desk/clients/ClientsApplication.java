package com.acme.desk.clients;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class ClientsApplication {
  public static void main(String[] args) {
    SpringApplication.run(ClientsApplication.class, args);
  }
}
