package com.acme.desk.clients.dto;

import com.acme.desk.clients.common.Specs;
import com.acme.desk.clients.domain.Client;
import java.util.UUID;
import org.springframework.data.jpa.domain.Specification;

public record ClientFilter(UUID[] id, String[] name, String nameContains) {
  public Specification<Client> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"), Specs.among(name, "name"), Specs.contains(nameContains, "name"));
  }
}
